import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitTouchesUnit = defineTrigger({
  name: 'unitTouchesUnit',
  category: 'units',
  sentence: '{unitType} touches {otherType}',
  help: 'Fires once when two units begin to touch.',
  params: { unitType: optionalParam('unitType'), otherType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', otherUnit: 'unit' },
  example: { when: 'unitTouchesUnit', unitType: 'knight', otherType: 'wolf' },
});
