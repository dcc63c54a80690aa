import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const itemEntersRegion = defineTrigger({
  name: 'itemEntersRegion',
  category: 'items',
  sentence: '{itemType} enters {region}',
  help: 'Fires when an item on the ground enters a region.',
  params: { region: optionalParam('region'), itemType: optionalParam('itemType') },
  provides: { triggeringItem: 'item', triggeringRegion: 'region' },
  example: { when: 'itemEntersRegion', region: 'gate' },
});
