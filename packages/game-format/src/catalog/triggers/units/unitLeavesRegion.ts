import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitLeavesRegion = defineTrigger({
  name: 'unitLeavesRegion',
  category: 'units',
  sentence: '{unitType} leaves {region}',
  help: 'Fires when the center of a unit leaves a region, or when the unit dies inside it.',
  params: { region: optionalParam('region'), unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', triggeringRegion: 'region' },
  example: { when: 'unitLeavesRegion', region: 'gate' },
});
