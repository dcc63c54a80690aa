import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, optionalParam } from '../../entry/params.ts';

export const shakeCamera = defineAction({
  name: 'shakeCamera',
  category: 'camera',
  sentence: 'Shake the camera of {player} with strength {strength} for {seconds} seconds',
  help: 'Shakes the screen. If you don’t choose a player, it shakes for everyone.',
  params: {
    strength: numberParam({ default: 0.3, min: 0, max: 1 }),
    seconds: numberParam({ default: 0.4, min: 0, max: 10 }),
    player: optionalParam('player'),
  },
  example: { do: 'shakeCamera', strength: 0.5 },
});
