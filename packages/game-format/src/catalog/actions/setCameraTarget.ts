import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setCameraTarget = defineAction({
  name: 'setCameraTarget',
  category: 'camera',
  sentence: 'Let the camera of {player} follow {entity}',
  help: 'Follows something else than the own unit.',
  params: { player: param('player'), entity: param('entity') },
  example: { do: 'setCameraTarget', player: { get: 'triggeringPlayer' }, entity: { get: 'triggeringUnit' } },
});
