import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const propEntersRegion = defineTrigger({
  name: 'propEntersRegion',
  category: 'props',
  sentence: '{propType} enters {region}',
  help: 'Fires when the center of a prop enters a region, such as a ball in a goal.',
  params: { region: optionalParam('region'), propType: optionalParam('propType') },
  provides: { triggeringProp: 'prop', triggeringRegion: 'region' },
  example: { when: 'propEntersRegion', region: 'gate', propType: 'crate' },
});
