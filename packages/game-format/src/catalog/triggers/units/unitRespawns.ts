import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitRespawns = defineTrigger({
  name: 'unitRespawns',
  category: 'units',
  sentence: '{unitType} respawns',
  help: 'Fires when a dead unit respawns.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitRespawns' },
});
