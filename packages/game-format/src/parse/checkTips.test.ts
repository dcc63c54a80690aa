import { describe, expect, it } from 'vitest';
import { diffGames } from '../diff/diffGames.ts';
import type { Game, GameInput } from '../document/gameSchema.ts';
import { createClientProjection } from '../release/createClientProjection.ts';
import { parseGame } from './parseGame.ts';

type Tips = NonNullable<GameInput['settings']['tips']>;

const FIGHTER = { name: 'Fighter', inventory: { size: 2 }, controls: { scheme: 'platformer' } } as const;

function createInput(tips: unknown, types: object = {}): unknown {
  return {
    format: 1,
    settings: { title: 'Tips', tips },
    types: {
      units: { fighter: FIGHTER },
      items: { wood: { name: 'Wood' } },
      shops: { stall: { name: 'Stall', currency: { kind: 'player-variable', variable: 'coins' } } },
      ...types,
    },
    variables: { player: { coins: { name: 'Coins', type: 'number', initial: 0 } } },
  };
}

function parse(tips: Tips, types?: object): Game {
  const parsed = parseGame(createInput(tips, types));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function listProblems(tips: unknown, types?: object) {
  const parsed = parseGame(createInput(tips, types));
  return parsed.ok ? [] : parsed.error;
}

const move = { text: 'Move', done: { kind: 'moves' } } as const;

describe('[TIP-04:part] tips in a game', () => {
  it('are none in games from before there were tips, and have defaults', () => {
    const parsed = parseGame({ format: 1, settings: { title: 'Old' } });
    expect(parsed.ok && parsed.value.settings.tips).toEqual([]);
    expect(parse([move]).settings.tips).toEqual([
      { text: 'Move', key: null, done: { kind: 'moves', tiles: 3 } },
    ]);
  });

  it('are few, short, and refer to keys, items and shops that exist', () => {
    expect(listProblems(Array.from({ length: 7 }, () => move))).toMatchObject([{ path: 'settings.tips' }]);
    const tip = (changes: object) => [{ ...move, ...changes }];
    for (const [tips, path, code] of [
      [tip({ text: 'x'.repeat(61) }), 'settings.tips[0].text', 'out-of-range'],
      [tip({ text: '' }), 'settings.tips[0].text', 'out-of-range'],
      [tip({ key: 'escape' }), 'settings.tips[0].key', 'wrong-value'],
      [tip({ done: { kind: 'sings' } }), 'settings.tips[0].done.kind', 'wrong-value'],
      [tip({ done: { kind: 'picks-up', item: 'gold' } }), 'settings.tips[0].done.item', 'unknown-reference'],
      [
        tip({ done: { kind: 'opens-shop', shop: 'bank' } }),
        'settings.tips[0].done.shop',
        'unknown-reference',
      ],
    ] as const) {
      expect(listProblems(tips)).toMatchObject([{ path, code }]);
    }
  });

  it.each([
    ['picks-up', { units: { fighter: { name: 'Fighter' } } }, 'no unit has an inventory'],
    ['uses-item', { units: { fighter: { name: 'Fighter' } } }, 'no unit has an inventory'],
    ['attacks', { units: {} }, 'no unit has an inventory'],
    ['jumps', { units: { fighter: { ...FIGHTER, controls: {} } } }, 'no unit has platformer controls'],
    ['opens-shop', { shops: {} }, 'the game has no shop'],
  ])('that no player can complete are problems: %s', (kind, types, reason) => {
    const tips = [move, { text: 'Try it', done: { kind } }];
    expect(listProblems(tips)).toEqual([]);
    expect(listProblems(tips, types)).toMatchObject([
      { path: 'settings.tips[1].done.kind', code: 'does-not-fit', message: expect.stringContaining(reason) },
    ]);
  });

  it('reach the clients, and changes of them are listed', () => {
    const game = parse([{ ...move, done: { kind: 'picks-up', item: 'wood' } }]);
    expect(createClientProjection(game).settings.tips).toEqual(game.settings.tips);
    expect(diffGames(parse([]), game)).toMatchObject([
      { path: 'settings.tips', message: 'Settings: tips changed' },
    ]);
  });
});
