import { fire } from '../../triggers/fire.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { isChoosingTeam } from '../joining/joinChosenTeam.ts';
import { listPlayers } from '../players/listPlayers.ts';
import { respawnPlayerUnit } from '../respawn/respawnPlayerUnit.ts';
import { recordRoundResult } from './endCurrentRound.ts';
import { areScoresRetained, resetScores } from './resetScores.ts';
import { noWinner } from './Winner.ts';

/**
 * Starts the next round now and moves everyone to a spawn point. If the match is over, this is the first round
 * of a new one.
 */
export function startNextRound(world: World): void {
  const { settings } = world.game.game;
  if (world.match.phase === 'round') recordRoundResult(world, noWinner);
  const isNew = world.match.phase === 'over';
  const round = isNew ? 1 : world.match.round + 1;
  // If scores decide a round, the points of the last round must not win the next.
  if (settings.match.winner !== 'rules' || (round === 1 && !areScoresRetained(world))) resetScores(world);
  const { roundSeconds } = settings.match;
  const endsAt = roundSeconds === 0 ? 0 : world.tick + Math.max(1, toTicks(world, roundSeconds));
  world.match = { phase: 'round', round, endsAt, wins: isNew ? {} : world.match.wins };
  respawnEveryone(world);
  fire(world, 'roundStarts', {});
  emitEvent(world, { kind: 'match', change: 'round-starts', round, ...noWinner });
}

/** Moves every player to a spawn point. Units that are still to be moved don't block a spawn point. */
function respawnEveryone(world: World): void {
  const players = listPlayers(world, (player) => !isChoosingTeam(world, player));
  const waiting = players.flatMap(({ unit }) => (unit === null ? [] : [unit]));
  for (const player of players) {
    const { unit } = player;
    respawnPlayerUnit(world, player, waiting);
    if (unit !== null) waiting.splice(waiting.indexOf(unit), 1);
  }
}

/** Sets how many seconds of the round are left; 0 removes the time limit. */
export function setRemainingRoundTime(world: World, seconds: number): void {
  if (world.match.phase !== 'round') return;
  const endsAt = seconds === 0 ? 0 : world.tick + Math.max(1, toTicks(world, seconds));
  world.match = { ...world.match, endsAt };
}
