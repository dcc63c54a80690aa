import type { PlayerId } from '@playloom/game-format';
import { endCurrentMatch, endCurrentRound } from '../../systems/match/endCurrentRound.ts';
import { setRemainingRoundTime, startNextRound } from '../../systems/match/startNextRound.ts';
import { noWinner } from '../../systems/match/Winner.ts';
import type { World } from '../../world/World.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { createPlayerAction } from './createPlayerAction.ts';

export const matchActionRunners = {
  startRound: () => startNextRound,

  endRound: () => (world) => endCurrentRound(world, noWinner),

  endMatch:
    ({ team, player }) =>
    (world, thread) => {
      const winner = { team: team(world, thread), player: findPlayerId(world, player(world, thread)) };
      if (winner.team !== null) endCurrentMatch(world, { ...winner, player: null });
      else endCurrentMatch(world, winner.player === null ? null : winner);
    },

  playerWins: ({ player }) =>
    createPlayerAction(player, (world, { id }) => endCurrentRound(world, { team: null, player: id })),

  teamWins:
    ({ team }) =>
    (world, thread) => {
      const id = team(world, thread);
      if (id !== null) endCurrentRound(world, { team: id, player: null });
    },

  setRoundTime:
    ({ seconds }) =>
    (world, thread) =>
      setRemainingRoundTime(world, seconds(world, thread)),
} satisfies Partial<ActionRunners>;

/** Returns null for a player who has left, so that the leader wins. */
function findPlayerId(world: World, id: PlayerId | null): PlayerId | null {
  return id !== null && world.players.has(id) ? id : null;
}
