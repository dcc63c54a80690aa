import { defineAction } from '../../entry/defineEntry.ts';
import { loopParam, param } from '../../entry/params.ts';

export const forEachPlayer = defineAction({
  name: 'forEachPlayer',
  category: 'flow',
  sentence: 'For each player in {players}',
  help: 'Runs the actions once for every player in a group. Use “this player” in those actions.',
  params: { players: param('players'), actions: loopParam({ eachPlayer: 'player' }) },
  example: {
    do: 'forEachPlayer',
    players: { get: 'allPlayers' },
    actions: [{ do: 'changeScore', player: { get: 'eachPlayer' }, amount: 1 }],
  },
});
