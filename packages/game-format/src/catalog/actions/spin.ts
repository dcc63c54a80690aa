import { defineAction } from '../defineEntry.ts';
import { numberParam, param } from '../params.ts';

export const spin = defineAction({
  name: 'spin',
  category: 'movement',
  sentence: 'Spin {entity} by {speed}° a second',
  help: 'Sets how fast a body turns; negative turns the other way.',
  params: { entity: param('entity'), speed: numberParam({ default: 90 }) },
  example: { do: 'spin', entity: { get: 'triggeringUnit' }, speed: 180 },
});
