import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const showTo = defineAction({
  name: 'showTo',
  category: 'effects',
  sentence: 'Show {entity} to {player}',
  help: 'Shows something that was hidden. If you don’t choose a player, everyone sees it again.',
  params: { entity: param('entity'), player: optionalParam('player') },
  example: { do: 'showTo', entity: { get: 'triggeringUnit' } },
});
