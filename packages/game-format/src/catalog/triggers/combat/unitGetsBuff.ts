import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitGetsBuff = defineTrigger({
  name: 'unitGetsBuff',
  category: 'combat',
  sentence: '{unitType} gets {buff}',
  help: 'Fires when a unit gets a buff, even one it already has.',
  params: { buff: optionalParam('buff'), unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', triggeringBuff: 'buff' },
  example: { when: 'unitGetsBuff', buff: 'haste' },
});
