import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const showEffect = defineAction({
  name: 'showEffect',
  category: 'effects',
  sentence: 'Show {effect} at {position} rotated by {rotation}°',
  help: 'Shows an effect at a position on the map.',
  params: { effect: param('effect'), position: param('position'), rotation: numberParam({ default: 0 }) },
  example: { do: 'showEffect', effect: 'sparks', position: { get: 'centerOf', region: 'gate' } },
});
