import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitStartsMoving = defineTrigger({
  name: 'unitStartsMoving',
  category: 'units',
  sentence: '{unitType} starts moving',
  help: 'Fires when a unit that stood still begins to move by its own will.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitStartsMoving' },
});
