import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitLeavesRegion = defineTrigger({
  name: 'unitLeavesRegion',
  category: 'units',
  sentence: '{unitType} leaves {region}',
  help: 'Fires when the middle of a unit goes out of a region, also when the unit dies in it.',
  params: { region: optionalParam('region'), unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', triggeringRegion: 'region' },
  example: { when: 'unitLeavesRegion', region: 'gate' },
});
