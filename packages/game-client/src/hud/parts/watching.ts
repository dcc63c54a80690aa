import type { PlayerView } from '@playloom/protocol';
import type { HudState } from '../state/HudState.ts';

type SpectatorState = Pick<HudState, 'me' | 'players' | 'own'>;

/** The player that the spectator's camera follows. */
export function findWatchedPlayer({ players, own }: SpectatorState): PlayerView | null {
  const { target } = own.camera;
  return target === null ? null : (players.find(({ unit }) => unit === target) ?? null);
}

/** Finds the player who is `steps` after the watched one, among players with a unit in the order they joined. */
export function findNextWatchedPlayer(state: SpectatorState, steps: number): PlayerView | null {
  const seen = state.players.filter(({ unit }) => unit !== null).toSorted((a, b) => a.id - b.id);
  if (seen.length === 0) return null;
  const at = seen.findIndex(({ id }) => id === findWatchedPlayer(state)?.id);
  const next = at === -1 ? 0 : (((at + steps) % seen.length) + seen.length) % seen.length;
  return seen[next] ?? null;
}

export function isSpectating({ me, roomName }: HudState): boolean {
  return me === null && roomName !== '';
}
