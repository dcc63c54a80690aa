import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitArrives = defineTrigger({
  name: 'unitArrives',
  category: 'ai',
  sentence: '{unitType} arrives where it was sent',
  help: 'Fires when a unit reaches the position it was sent to.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitArrives' },
});
