import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitAttacks = defineTrigger({
  name: 'unitAttacks',
  category: 'combat',
  sentence: '{unitType} attacks',
  help: 'Fires when a unit attacks with a weapon.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', triggeringItem: 'item' },
  example: { when: 'unitAttacks' },
});
