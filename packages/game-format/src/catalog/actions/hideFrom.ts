import { defineAction } from '../defineEntry.ts';
import { optionalParam, param } from '../params.ts';

export const hideFrom = defineAction({
  name: 'hideFrom',
  category: 'effects',
  sentence: 'Hide {entity} from {player}',
  help: 'Lets a player no longer see something; without a player nobody does.',
  params: { entity: param('entity'), player: optionalParam('player') },
  example: { do: 'hideFrom', entity: { get: 'triggeringUnit' }, player: { get: 'triggeringPlayer' } },
});
