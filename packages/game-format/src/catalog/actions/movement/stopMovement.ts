import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const stopMovement = defineAction({
  name: 'stopMovement',
  category: 'movement',
  sentence: 'Stop {entity}',
  help: 'Makes something stop moving and spinning.',
  params: { entity: param('entity') },
  example: { do: 'stopMovement', entity: { get: 'triggeringUnit' } },
});
