import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setCameraZoom = defineAction({
  name: 'setCameraZoom',
  category: 'camera',
  sentence: 'Set the camera zoom of {player} to {zoom}',
  help: 'Changes how close the camera is. At 2, everything looks twice as large.',
  params: { player: param('player'), zoom: numberParam({ default: 1, min: 0.1, max: 10 }) },
  example: { do: 'setCameraZoom', player: { get: 'triggeringPlayer' }, zoom: 1.5 },
});
