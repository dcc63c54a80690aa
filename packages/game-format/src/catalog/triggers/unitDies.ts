import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitDies = defineTrigger({
  name: 'unitDies',
  category: 'units',
  sentence: '{unitType} dies',
  help: 'Fires when a unit loses all its health or is killed by a rule, before it is removed.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', attackingUnit: 'unit' },
  example: { when: 'unitDies', unitType: 'knight' },
});
