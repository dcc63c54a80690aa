import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const chance = defineValue({
  name: 'chance',
  category: 'random',
  sentence: 'a chance of {percent} percent',
  help: 'Holds so many times out of a hundred.',
  params: { percent: numberParam({ default: 50, min: 0, max: 100 }) },
  returns: 'boolean',
  example: { get: 'chance', percent: 25 },
});
