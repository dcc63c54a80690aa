import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitStopsMoving = defineTrigger({
  name: 'unitStopsMoving',
  category: 'units',
  sentence: '{unitType} stops moving',
  help: 'Fires when a unit that moved by its own will stands still.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitStopsMoving' },
});
