import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const chance = defineValue({
  name: 'chance',
  category: 'random',
  sentence: 'a {percent}% chance',
  help: 'Randomly true, this many times out of 100 on average.',
  params: { percent: numberParam({ default: 50, min: 0, max: 100 }) },
  returns: 'boolean',
  example: { get: 'chance', percent: 25 },
});
