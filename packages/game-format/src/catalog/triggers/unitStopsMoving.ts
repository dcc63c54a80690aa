import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitStopsMoving = defineTrigger({
  name: 'unitStopsMoving',
  category: 'units',
  sentence: '{unitType} stops moving',
  help: 'Fires when a unit that moved on its own stops.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitStopsMoving' },
});
