import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitArrives = defineTrigger({
  name: 'unitArrives',
  category: 'ai',
  sentence: '{unitType} arrives at its destination',
  help: 'Fires when a unit arrives at the position it was sent to.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitArrives' },
});
