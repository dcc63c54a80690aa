import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitStartsMoving = defineTrigger({
  name: 'unitStartsMoving',
  category: 'units',
  sentence: '{unitType} starts moving',
  help: 'Fires when a unit starts to move on its own, not when something pushes it.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitStartsMoving' },
});
