import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitLosesBuff = defineTrigger({
  name: 'unitLosesBuff',
  category: 'combat',
  sentence: '{unitType} loses {buff}',
  help: 'Fires when a buff ends or is removed.',
  params: { buff: optionalParam('buff'), unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', triggeringBuff: 'buff' },
  example: { when: 'unitLosesBuff', buff: 'haste' },
});
