import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitDies = defineTrigger({
  name: 'unitDies',
  category: 'units',
  sentence: '{unitType} dies',
  help: 'Fires when a unit loses all its health or a rule kills it, just before it’s removed.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', attackingUnit: 'unit' },
  example: { when: 'unitDies', unitType: 'knight' },
});
