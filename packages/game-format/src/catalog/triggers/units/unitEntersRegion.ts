import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitEntersRegion = defineTrigger({
  name: 'unitEntersRegion',
  category: 'units',
  sentence: '{unitType} enters {region}',
  help: 'Fires when the center of a unit enters a region.',
  params: { region: optionalParam('region'), unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', triggeringRegion: 'region' },
  example: { when: 'unitEntersRegion', region: 'gate', unitType: 'knight' },
});
