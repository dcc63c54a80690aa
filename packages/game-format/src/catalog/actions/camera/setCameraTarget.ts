import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setCameraTarget = defineAction({
  name: 'setCameraTarget',
  category: 'camera',
  sentence: 'Make the camera of {player} follow {entity}',
  help: 'Makes the camera follow something other than the player’s own unit.',
  params: { player: param('player'), entity: param('entity') },
  example: { do: 'setCameraTarget', player: { get: 'triggeringPlayer' }, entity: { get: 'triggeringUnit' } },
});
