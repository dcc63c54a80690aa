import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const teleport = defineAction({
  name: 'teleport',
  category: 'movement',
  sentence: 'Move {entity} to {position} at once',
  help: 'Puts something elsewhere without passing what lies between. Its speed stays.',
  params: { entity: param('entity'), position: param('position') },
  example: {
    do: 'teleport',
    entity: { get: 'triggeringUnit' },
    position: { get: 'centerOf', region: 'gate' },
  },
});
