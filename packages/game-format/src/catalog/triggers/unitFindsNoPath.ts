import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitFindsNoPath = defineTrigger({
  name: 'unitFindsNoPath',
  category: 'ai',
  sentence: '{unitType} finds no way',
  help: 'Fires when walls leave a unit no way to where it wants to go.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitFindsNoPath' },
});
