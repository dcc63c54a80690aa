import type { World } from '../../world/World.ts';
import { countPlayers } from '../players/listPlayers.ts';
import { endCurrentRound } from './endCurrentRound.ts';
import { isTimeOver } from './isTimeOver.ts';
import { hasEnoughPlayers, startCountdown } from './startCountdown.ts';
import { startMatch } from './startMatch.ts';
import { startNextRound } from './startNextRound.ts';
import { stepResults } from './stepResults.ts';
import { findRoundLeader, type Winner, getWinnerKey } from './Winner.ts';

/**
 * Runs the phases of a match: waiting for players, countdown, round, pause, next round, match over, and after a
 * pause a new match.
 */
export function stepMatch(world: World): void {
  const { phase } = world.match;
  if (phase === 'round') return stepRound(world);
  if (phase === 'off') return;
  if (phase !== 'waiting' && countPlayers(world) === 0) return startMatch(world);
  if (phase === 'waiting') return startCountdown(world);
  if (phase === 'over' && world.game.game.settings.results.isEnabled) return stepResults(world);
  if (phase === 'countdown' && !hasEnoughPlayers(world)) return waitForPlayers(world);
  if (!isTimeOver(world)) return;
  if (phase === 'over') startMatch(world);
  else startNextRound(world);
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
