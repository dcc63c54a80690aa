import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitIsHurt = defineTrigger({
  name: 'unitIsHurt',
  category: 'combat',
  sentence: '{unitType} takes damage',
  help: 'Fires after a unit takes damage. If the damage kills it, this fires before the unit dies.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', attackingUnit: 'unit', damageAmount: 'number' },
  example: { when: 'unitIsHurt' },
});
