import type { Game } from '@playloom/game-format';
import { playHeadlessGame } from '../play/playHeadlessGame.ts';

interface MatchEnd {
  readonly seconds: number;
  readonly team: string | null;
}

/**
 * Plays a match with eight bots. Returns when it ends and which team wins, or null if it takes longer than `seconds`.
 */
export async function playUntilMatchEnds(
  game: Game,
  seed: number,
  seconds: number,
): Promise<MatchEnd | null> {
  const { tickRate } = game.settings;
  const { events } = await playHeadlessGame({ game, seed, bots: 8, ticks: seconds * tickRate });
  for (const { tick, event } of events) {
    if (event.kind === 'match' && event.change === 'match-ends') {
      return { seconds: tick / tickRate, team: event.team };
    }
  }
  return null;
}
