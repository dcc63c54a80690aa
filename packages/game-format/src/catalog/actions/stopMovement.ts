import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const stopMovement = defineAction({
  name: 'stopMovement',
  category: 'movement',
  sentence: 'Stop {entity}',
  help: 'Makes something stop moving and spinning.',
  params: { entity: param('entity') },
  example: { do: 'stopMovement', entity: { get: 'triggeringUnit' } },
});
