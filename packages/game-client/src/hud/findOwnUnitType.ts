import type { UnitType } from '@playloom/game-format';
import type { HudState } from './HudState.ts';

/** The type of the player's unit, or of the unit the player will get. Keys and buttons depend on it. */
export function findOwnUnitType({
  game,
  own,
  players,
  me,
}: Pick<HudState, 'game' | 'own' | 'players' | 'me'>): UnitType | null {
  const team = players.find(({ id }) => id === me)?.team ?? null;
  const type =
    own.unit?.type ?? (team === null ? null : game.types.teams[team]?.unit) ?? game.settings.players.unit;
  return type === null ? null : (game.types.units[type] ?? null);
}
