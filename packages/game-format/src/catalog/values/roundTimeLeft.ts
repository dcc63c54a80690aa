import { defineValue } from '../defineEntry.ts';

export const roundTimeLeft = defineValue({
  name: 'roundTimeLeft',
  category: 'match',
  sentence: 'the seconds left in the round',
  help: 'How long the round will last; 0 when it has no limit or is over.',
  params: {},
  returns: 'number',
  example: { get: 'roundTimeLeft' },
});
