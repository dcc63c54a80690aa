import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const arcTangent = defineValue({
  name: 'arcTangent',
  category: 'numbers',
  sentence: 'the angle of {x} right and {y} down',
  help: 'The direction you go in when you move this far right and down, from -180° to 180°.',
  params: { y: numberParam(), x: numberParam() },
  returns: 'number',
  example: { get: 'arcTangent', y: 1, x: 1 },
});
