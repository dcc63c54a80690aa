import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const resetCamera = defineAction({
  name: 'resetCamera',
  category: 'camera',
  sentence: 'Give {player} its own camera back',
  help: 'Follows the own unit again at the zoom of the settings.',
  params: { player: param('player') },
  example: { do: 'resetCamera', player: { get: 'triggeringPlayer' } },
});
