import { fire } from '../../triggers/fire.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { countMatchEnd, countRoundWin } from '../achievements/countEvents.ts';
import { findMatchWinner, noWinner, type Winner, getWinnerKey } from './Winner.ts';

/** Ends the current round. After the last round the match ends too. */
export function endCurrentRound(world: World, winner: Winner): void {
  if (world.match.phase !== 'round') return;
  const { isEnabled, rounds, pauseSeconds } = world.game.game.settings.match;
  recordRoundResult(world, winner);
  if (!isEnabled) world.match = { ...world.match, phase: 'off', endsAt: 0 };
  else if (world.match.round >= rounds) finishMatch(world, findMatchWinner(world));
  else world.match = { ...world.match, phase: 'pause', endsAt: computeEndTick(world, pauseSeconds) };
}

/** Ends the match now. Without a winner, the leader wins. */
export function endCurrentMatch(world: World, winner: Winner | null = null): void {
  if (world.match.phase === 'over') return;
  if (world.match.phase === 'round') recordRoundResult(world, winner ?? noWinner);
  finishMatch(world, winner ?? findMatchWinner(world));
}

/** Records the winner of a round and fires triggers. The caller must set the new phase. */
export function recordRoundResult(world: World, winner: Winner): void {
  const key = getWinnerKey(winner);
  const { wins, round } = world.match;
  if (key !== null) world.match = { ...world.match, wins: { ...wins, [key]: (wins[key] ?? 0) + 1 } };
  fire(world, 'roundEnds', { triggeringTeam: winner.team, triggeringPlayer: winner.player });
  emitEvent(world, { kind: 'match', change: 'round-ends', round, ...winner });
  countRoundWin(world, winner);
}

/** Ends the match. If matches are turned off in the settings, the next one starts only when a rule starts it. */
function finishMatch(world: World, winner: Winner): void {
  const { match, results } = world.game.game.settings;
  const { round } = world.match;
  fire(world, 'matchEnds', { triggeringTeam: winner.team, triggeringPlayer: winner.player });
  emitEvent(world, { kind: 'match', change: 'match-ends', round, ...winner });
  countMatchEnd(world, winner);
  if (results.isEnabled) {
    world.match = { ...world.match, phase: 'over', winner, endsAt: computeEndTick(world, results.seconds) };
  } else if (match.isEnabled) {
    world.match = { ...world.match, phase: 'over', endsAt: computeEndTick(world, match.pauseSeconds) };
  } else {
    world.match = { phase: 'off', round: 0, endsAt: 0, wins: {} };
  }
}

/** Returns at least one tick from now, because an `endsAt` of 0 means no end. */
function computeEndTick(world: World, seconds: number): number {
  return world.tick + Math.max(1, toTicks(world, seconds));
}
