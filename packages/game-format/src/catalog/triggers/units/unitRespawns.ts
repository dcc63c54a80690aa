import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitRespawns = defineTrigger({
  name: 'unitRespawns',
  category: 'units',
  sentence: '{unitType} comes back to life',
  help: 'Fires when a dead unit comes back.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitRespawns' },
});
