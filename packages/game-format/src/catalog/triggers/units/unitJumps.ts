import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitJumps = defineTrigger({
  name: 'unitJumps',
  category: 'units',
  sentence: '{unitType} jumps',
  help: 'Fires when a unit jumps off the ground in a platform game.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitJumps' },
});
