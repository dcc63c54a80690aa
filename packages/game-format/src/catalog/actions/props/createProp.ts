import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const createProp = defineAction({
  name: 'createProp',
  category: 'props',
  sentence: 'Create {propType} at {position} rotated by {rotation}°',
  help: 'Creates a prop at a position on the map.',
  params: { propType: param('propType'), position: param('position'), rotation: numberParam({ default: 0 }) },
  example: { do: 'createProp', propType: 'crate', position: { get: 'centerOf', region: 'gate' } },
});
