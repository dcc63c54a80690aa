import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitTouchesUnit = defineTrigger({
  name: 'unitTouchesUnit',
  category: 'units',
  sentence: '{unitType} touches {otherType}',
  help: 'Fires for both units when they start touching.',
  params: { unitType: optionalParam('unitType'), otherType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', otherUnit: 'unit' },
  example: { when: 'unitTouchesUnit', unitType: 'knight', otherType: 'wolf' },
});
