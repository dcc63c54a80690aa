import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitJumps = defineTrigger({
  name: 'unitJumps',
  category: 'units',
  sentence: '{unitType} jumps',
  help: 'Fires when a unit jumps off the ground in a platform game.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitJumps' },
});
