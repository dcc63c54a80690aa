import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const chance = defineValue({
  name: 'chance',
  category: 'random',
  sentence: 'a {percent}% chance',
  help: 'Randomly true, this many times out of 100 on average.',
  params: { percent: numberParam({ default: 50, min: 0, max: 100 }) },
  returns: 'boolean',
  example: { get: 'chance', percent: 25 },
});
