import { defineAction } from '../defineEntry.ts';
import { loopParam, param } from '../params.ts';

export const forEachPlayer = defineAction({
  name: 'forEachPlayer',
  category: 'flow',
  sentence: 'For each player of {players}',
  help: 'Does the actions once for every player of a group; inside, that player is at hand.',
  params: { players: param('players'), actions: loopParam({ eachPlayer: 'player' }) },
  example: {
    do: 'forEachPlayer',
    players: { get: 'allPlayers' },
    actions: [{ do: 'changeScore', player: { get: 'eachPlayer' }, amount: 1 }],
  },
});
