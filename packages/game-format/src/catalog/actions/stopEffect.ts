import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const stopEffect = defineAction({
  name: 'stopEffect',
  category: 'effects',
  sentence: 'Let {entity} no longer give off {effect}',
  help: 'Ends an effect that goes along.',
  params: { entity: param('entity'), effect: param('effect') },
  example: { do: 'stopEffect', entity: { get: 'triggeringUnit' }, effect: 'sparks' },
});
