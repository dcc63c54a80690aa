import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitFindsNoPath = defineTrigger({
  name: 'unitFindsNoPath',
  category: 'ai',
  sentence: '{unitType} can’t find a path',
  help: 'Fires when walls block every path to where a unit wants to go.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitFindsNoPath' },
});
