import { emitEvent } from '../../world/emitEvent.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { countPlayers } from '../players/listPlayers.ts';
import { endCurrentRound } from './endCurrentRound.ts';
import { startMatch } from './startMatch.ts';
import { startNextRound } from './startNextRound.ts';
import { findRoundLeader, noWinner, type Winner, getWinnerKey } from './Winner.ts';

/**
 * Runs the phases of a match: waiting for players, countdown, round, pause, next round, match over, and after a
 * pause a new match.
 */
export function stepMatch(world: World): void {
  const { phase } = world.match;
  if (phase === 'round') return stepRound(world);
  if (phase === 'off') return;
  if (phase !== 'waiting' && countPlayers(world) === 0) return startMatch(world);
  if (phase === 'waiting') return stepWaiting(world);
  if (phase === 'countdown' && !hasEnoughPlayers(world)) return waitForPlayers(world);
  if (!isTimeOver(world)) return;
  if (phase === 'over') startMatch(world);
  else startNextRound(world);
}

function stepWaiting(world: World): void {
  if (!hasEnoughPlayers(world)) return;
  const ticks = toTicks(world, world.game.game.settings.match.countdownSeconds);
  if (ticks === 0) return startNextRound(world);
  world.match = { ...world.match, phase: 'countdown', endsAt: world.tick + ticks };
  emitEvent(world, { kind: 'match', change: 'countdown', round: world.match.round + 1, ...noWinner });
}

function waitForPlayers(world: World): void {
  world.match = { ...world.match, phase: 'waiting', endsAt: 0 };
}

function stepRound(world: World): void {
  const { isEnabled } = world.game.game.settings.match;
  if (isEnabled && countPlayers(world) === 0) return startMatch(world);
  const leader = findRoundLeader(world);
  if (hasReachedScore(world, leader)) endCurrentRound(world, leader);
  else if (isTimeOver(world)) endCurrentRound(world, leader);
}

/**
 * Whether the leader has enough points to win. If several reach the score together, the round continues until
 * one of them leads.
 */
function hasReachedScore(world: World, { team, player }: Winner): boolean {
  const { scoreToWin } = world.game.game.settings.match;
  if (scoreToWin === 0 || getWinnerKey({ team, player }) === null) return false;
  const score = team === null ? world.players.get(player!)!.score : world.teams.get(team)!.score;
  return score >= scoreToWin;
}

function hasEnoughPlayers(world: World): boolean {
  return countPlayers(world) >= world.game.game.settings.match.minPlayers;
}

function isTimeOver({ match, tick }: World): boolean {
  return match.endsAt !== 0 && match.endsAt <= tick;
}
