import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const startEffect = defineAction({
  name: 'startEffect',
  category: 'effects',
  sentence: 'Let {entity} give off {effect}',
  help: 'Shows an effect that goes along until it is stopped.',
  params: { entity: param('entity'), effect: param('effect') },
  example: { do: 'startEffect', entity: { get: 'triggeringUnit' }, effect: 'sparks' },
});
