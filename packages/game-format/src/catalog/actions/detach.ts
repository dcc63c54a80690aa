import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const detach = defineAction({
  name: 'detach',
  category: 'movement',
  sentence: 'Detach {entity}',
  help: 'Ends going along with another.',
  params: { entity: param('entity') },
  example: { do: 'detach', entity: { get: 'triggeringItem' } },
});
