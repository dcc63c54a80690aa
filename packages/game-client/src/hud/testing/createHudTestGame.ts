import { type Game, type GameInput, parseGame } from '@playloom/game-format';

type Parts = Omit<GameInput, 'format' | 'settings'> & { settings?: Partial<GameInput['settings']> };

/** Creates a small game with two teams and a fighter with items. Tests pass parts to change. */
export function createHudTestGame(parts: Parts = {}): Game {
  const parsed = parseGame({
    format: 1,
    map: { width: 40, height: 20 },
    ...parts,
    settings: {
      title: 'Test',
      players: { unit: 'fighter', team: 'balanced' },
      match: { isEnabled: true, roundSeconds: 120, rounds: 3, scoreToWin: 20, winner: 'team' },
      ...parts.settings,
    },
    types: {
      units: { fighter: { name: 'Fighter', attributes: { health: {} }, inventory: { size: 4 } } },
      teams: { red: { name: 'Red', color: '#ff7a66' }, blue: { name: 'Blue', color: '#62b6ff' } },
      attributes: { health: { name: 'Health', role: 'health' } },
      projectiles: { nail: { name: 'Nail' } },
      items: {
        club: { name: 'Club', weapon: { kind: 'melee' } },
        nailer: {
          name: 'Nailer',
          weapon: { kind: 'ranged', projectile: 'nail', ammo: { magazine: 12, reloadSeconds: 2 } },
        },
        apple: { name: 'Apple', maxStack: 9 },
      },
      ...parts.types,
    },
  });
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}
