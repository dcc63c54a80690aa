import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitStopsMoving = defineTrigger({
  name: 'unitStopsMoving',
  category: 'units',
  sentence: '{unitType} stops moving',
  help: 'Fires when a unit stops moving on its own, not when something stops pushing it.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitStopsMoving' },
});
