import type { Game, PlayerId, UnitType } from '@playloom/game-format';
import type { OwnView, PlayerView } from '@playloom/protocol';

interface OwnUnitSource {
  readonly game: Game;
  readonly own: OwnView;
  readonly players: readonly PlayerView[];
  readonly me: PlayerId | null;
}

/** The type of the player's unit, or of the unit the player will get. Keys and buttons depend on it. */
export function findOwnUnitType({ game, own, players, me }: OwnUnitSource): UnitType | null {
  const team = players.find(({ id }) => id === me)?.team ?? null;
  const type =
    own.unit?.type ?? (team === null ? null : game.types.teams[team]?.unit) ?? game.settings.players.unit;
  return type === null ? null : (game.types.units[type] ?? null);
}
