import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitSeesUnit = defineTrigger({
  name: 'unitSeesUnit',
  category: 'ai',
  sentence: '{unitType} notices {otherType}',
  help: 'Fires when a unit with its own will notices a new target in its sight.',
  params: { unitType: optionalParam('unitType'), otherType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', otherUnit: 'unit' },
  example: { when: 'unitSeesUnit', unitType: 'wolf' },
});
