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

  it('follow the keys that the player changed for the game', () => {
    const changed = { keys: { b: 'r', r: 'b' } as const, hudKeys: { board: 'b' } };
    expect(findKeyConflicts(type, changed).hud.board).toEqual(['Reload']);
  });
});
