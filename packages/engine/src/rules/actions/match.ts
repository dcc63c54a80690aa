import { endCurrentMatch, endCurrentRound } from '../../systems/match/endCurrentRound.ts';
import { setRemainingRoundTime, startNextRound } from '../../systems/match/startNextRound.ts';
import { noWinner } from '../../systems/match/Winner.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { createPlayerAction } from './createPlayerAction.ts';

export const matchActionRunners = {
  startRound: () => startNextRound,

  endRound: () => (world) => endCurrentRound(world, noWinner),

  endMatch: () => endCurrentMatch,

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
