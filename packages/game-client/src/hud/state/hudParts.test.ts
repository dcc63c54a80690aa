import { describe, expect, it } from 'vitest';
import { computeHudLayout } from './computeHudLayout.ts';
import { findOwnUnitType } from '../../controls/findOwnUnitType.ts';
import { getEmoteKeyName, pickHudKeys } from './hudKeys.ts';
import { canChooseTeam, canEmote, canSeeScoreboard, isChatVisible, mustChooseTeam } from './hudParts.ts';
import { createExampleState } from '../testing/createExampleState.ts';
import { createHudTestGame } from '../testing/createHudTestGame.ts';

const play = (settings: Parameters<typeof createHudTestGame>[0] = {}) =>
  createExampleState(createHudTestGame(settings));

describe('parts of the HUD', () => {
  it('[MP-06:part] are shown unless the game turns them off', () => {
    expect([isChatVisible(play()), canSeeScoreboard(play()), canEmote(play())]).toEqual([true, true, true]);
    const off = play({ settings: { hud: { hasChat: false, hasScoreboard: false, hasEmotes: false } } });
    expect([isChatVisible(off), canSeeScoreboard(off), canEmote(off)]).toEqual([false, false, false]);
    expect(isChatVisible(play({ settings: { chat: { mode: 'off' } } }))).toBe(false);
  });

  it('show the chat to players who cannot write, and no emotes to spectators', () => {
    const state = play();
    expect(isChatVisible({ ...state, canChat: false })).toBe(true);
    expect(isChatVisible({ ...state, canChat: false, chat: [] })).toBe(false);
    expect(isChatVisible({ ...state, canChat: false, canAskToWrite: true, chat: [] })).toBe(true);
    expect(canEmote({ ...state, me: null })).toBe(false);
  });

  it('ask for a team only where players choose one and have none yet', () => {
    expect(canChooseTeam(play())).toBe(false);
    const state = play({ settings: { players: { unit: 'fighter', team: 'chosen' } } });
    expect([canChooseTeam(state), mustChooseTeam(state)]).toEqual([true, false]);
    const players = state.players.map((player) => ({ ...player, team: null }));
    expect(mustChooseTeam({ ...state, players })).toBe(true);
    expect(mustChooseTeam({ ...state, players, me: null })).toBe(false);
  });

  it('find the type of the unit itself, of its team, or of the settings', () => {
    const state = play({
      types: {
        units: { fighter: { name: 'Fighter' }, mage: { name: 'Mage' }, ghost: { name: 'Ghost' } },
        teams: { red: { name: 'Red', unit: 'mage' } },
      },
    });
    const { own } = state;
    expect(findOwnUnitType({ ...state, own: { ...own, unit: { ...own.unit!, type: 'ghost' } } })?.name).toBe(
      'Ghost',
    );
    expect(findOwnUnitType({ ...state, own: { ...own, unit: null } })?.name).toBe('Mage');
    expect(findOwnUnitType({ ...state, me: null, own: { ...own, unit: null } })?.name).toBe('Fighter');
  });
});

describe('keys of the HUD', () => {
  it('avoid keys that the game or the player uses', () => {
    const game = createHudTestGame({
      types: {
        units: {
          fighter: { name: 'Fighter', controls: { keys: [{ key: 'tab', press: { kind: 'next-slot' } }] } },
        },
      },
    });
    const type = game.types.units['fighter']!;
    const emoteKeys = Array.from({ length: 8 }, (_, emote) => [getEmoteKeyName(emote), `${emote + 1}`]);
    const usual = {
      chat: 'enter',
      board: 'tab',
      emotes: 't',
      yes: 'y',
      no: 'n',
      'watch-previous': 'arrowleft',
      'watch-next': 'arrowright',
      ...Object.fromEntries(emoteKeys),
    };
    expect(pickHudKeys(null, { keys: {}, hudKeys: {} })).toEqual(usual);
    expect(pickHudKeys(type, { keys: { t: 'e', y: 'e' }, hudKeys: {} })).toEqual({
      ...usual,
      board: '`',
      emotes: '.',
      yes: 'f1',
    });
    expect(pickHudKeys(type, { keys: {}, hudKeys: { board: 'b' } }).board).toBe('b');
  });
});

describe('the layout', () => {
  it.each([
    [1440, 900, false, 'wide', true],
    [1366, 768, false, 'wide', true],
    [1440, 900, true, 'tablet', true],
    [820, 1180, true, 'tablet', true],
    [1080, 607, false, 'landscape', false],
    [844, 390, true, 'landscape', false],
    [640, 360, false, 'landscape', false],
    [390, 844, true, 'portrait', false],
    [390, 844, false, 'portrait', false],
  ] as const)('of %i × %i, touch: %s, is %s', (width, height, hasTouch, form, hasBoardRows) => {
    expect(computeHudLayout({ width, height }, hasTouch)).toMatchObject({ form, hasBoardRows });
  });
});
