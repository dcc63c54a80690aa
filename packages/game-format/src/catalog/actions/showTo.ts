import { defineAction } from '../defineEntry.ts';
import { optionalParam, param } from '../params.ts';

export const showTo = defineAction({
  name: 'showTo',
  category: 'effects',
  sentence: 'Show {entity} to {player}',
  help: 'Ends the hiding of something; without a player for everyone.',
  params: { entity: param('entity'), player: optionalParam('player') },
  example: { do: 'showTo', entity: { get: 'triggeringUnit' } },
});
