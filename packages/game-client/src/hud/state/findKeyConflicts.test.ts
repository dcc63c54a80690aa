import { describe, expect, it } from 'vitest';
import { createHudTestGame } from '../testing/createHudTestGame.ts';
import { findKeyConflicts } from './findKeyConflicts.ts';

const type = createHudTestGame().types.units['fighter'] ?? null;

describe('[HUD-26:part] key conflicts', () => {
  it('are none with the usual keys', () => {
    const { game, hud } = findKeyConflicts(type, { keys: {}, hudKeys: {} });
    expect([...Object.values(game), ...Object.values(hud)].flat()).toEqual([]);
  });

  it('are named on both sides', () => {
    const { game, hud } = findKeyConflicts(type, { keys: {}, hudKeys: { board: 'r', chat: 'n' } });
    expect(game['r']).toEqual(['Scoreboard']);
    expect(hud).toMatchObject({ board: ['Reload'], chat: ['Vote no'], no: ['Chat'] });
  });

  it('count only while a key is used', () => {
    const { game, hud } = findKeyConflicts(type, {
      keys: {},
      hudKeys: { 'watch-next': 'r', 'watch-previous': 'tab', 'emote-1': 'r', 'emote-3': '2' },
    });
    // The game gets no keys while the player watches or chooses an emote.
    expect(game['r']).toEqual([]);
    expect(hud).toMatchObject({
      'watch-next': [],
      'watch-previous': ['Scoreboard'],
      board: ['Previous player'],
      'emote-1': [],
      'emote-2': ['Laugh'],
      'emote-3': ['Thumbs up'],
    });
  });

  it('are named for the slots of the inventory', () => {
    const { game, hud } = findKeyConflicts(type, { keys: {}, hudKeys: { chat: '2' } });
    expect([game['2'], hud.chat]).toEqual([['Chat'], ['Slot 2']]);
  });

  it('follow the keys that the player changed for the game', () => {
    const changed = { keys: { b: 'r', r: 'b' } as const, hudKeys: { board: 'b' } };
    expect(findKeyConflicts(type, changed).hud.board).toEqual(['Reload']);
  });
});
