import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setDaylight = defineAction({
  name: 'setDaylight',
  category: 'map',
  sentence: 'Set the daylight to {brightness} with color {color} over {seconds} seconds',
  help: 'Makes the world lighter or darker for everyone. 1 is full daylight, 0 is night in the given color.',
  params: {
    brightness: numberParam({ default: 1, min: 0, max: 1 }),
    color: param('text', { default: '#101a3a' }),
    seconds: numberParam({ default: 2, min: 0, max: 600 }),
  },
  example: { do: 'setDaylight', brightness: 0.3, seconds: 5 },
});
