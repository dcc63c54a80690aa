import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const resetCamera = defineAction({
  name: 'resetCamera',
  category: 'camera',
  sentence: 'Reset the camera of {player}',
  help: 'Makes the camera follow the player’s own unit again, with the zoom from the game settings.',
  params: { player: param('player') },
  example: { do: 'resetCamera', player: { get: 'triggeringPlayer' } },
});
