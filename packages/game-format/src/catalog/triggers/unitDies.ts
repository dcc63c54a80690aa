import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitDies = defineTrigger({
  name: 'unitDies',
  category: 'units',
  sentence: '{unitType} dies',
  help: 'Fires when a unit runs out of health or is defeated by a rule, before it is gone.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', attackingUnit: 'unit' },
  example: { when: 'unitDies', unitType: 'knight' },
});
