import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitAppears = defineTrigger({
  name: 'unitAppears',
  category: 'units',
  sentence: '{unitType} appears',
  help: 'Fires when a unit is created, whether by the map, by a rule, or because a player joins.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitAppears', unitType: 'knight' },
});
