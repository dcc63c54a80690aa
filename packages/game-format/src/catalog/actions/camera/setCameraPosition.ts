import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setCameraPosition = defineAction({
  name: 'setCameraPosition',
  category: 'camera',
  sentence: 'Move the camera of {player} to {position}',
  help: 'Keeps the camera at a position until you make it follow something again.',
  params: { player: param('player'), position: param('position') },
  example: {
    do: 'setCameraPosition',
    player: { get: 'triggeringPlayer' },
    position: { get: 'centerOf', region: 'gate' },
  },
});
