import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitSeesUnit = defineTrigger({
  name: 'unitSeesUnit',
  category: 'ai',
  sentence: '{unitType} spots {otherType}',
  help: 'Fires when a unit with AI spots a new target.',
  params: { unitType: optionalParam('unitType'), otherType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', otherUnit: 'unit' },
  example: { when: 'unitSeesUnit', unitType: 'wolf' },
});
