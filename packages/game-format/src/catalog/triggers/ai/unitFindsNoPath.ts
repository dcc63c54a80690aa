import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitFindsNoPath = defineTrigger({
  name: 'unitFindsNoPath',
  category: 'ai',
  sentence: '{unitType} can’t find a path',
  help: 'Fires when a unit can’t reach its destination because walls block every path.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitFindsNoPath' },
});
