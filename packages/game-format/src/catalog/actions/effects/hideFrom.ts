import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const hideFrom = defineAction({
  name: 'hideFrom',
  category: 'effects',
  sentence: 'Hide {entity} from {player}',
  help: 'Makes a unit, item, projectile, or prop invisible to a player. If you don’t choose a player, no one sees it.',
  params: { entity: param('entity'), player: optionalParam('player') },
  example: { do: 'hideFrom', entity: { get: 'triggeringUnit' }, player: { get: 'triggeringPlayer' } },
});
