import { endMatch, endRound } from '../../systems/match/endRound.ts';
import { setRoundTime, startRound } from '../../systems/match/startRound.ts';
import { noWinner } from '../../systems/match/Winner.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import { onPlayer } from './onPlayer.ts';

export const matchActions = {
  startRound: () => startRound,

  endRound: () => (world) => endRound(world, noWinner),

  endMatch: () => endMatch,

  playerWins: ({ player }) =>
    onPlayer(player, (world, { id }) => endRound(world, { team: null, player: id })),

  teamWins:
    ({ team }) =>
    (world, thread) => {
      const id = team(world, thread);
      if (id !== null) endRound(world, { team: id, player: null });
    },

  setRoundTime:
    ({ seconds }) =>
    (world, thread) =>
      setRoundTime(world, seconds(world, thread)),
} satisfies Partial<ActionRunners>;
