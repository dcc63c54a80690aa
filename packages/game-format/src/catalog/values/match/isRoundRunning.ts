import { defineValue } from '../../entry/defineEntry.ts';

export const isRoundRunning = defineValue({
  name: 'isRoundRunning',
  category: 'match',
  sentence: 'a round is running',
  help: 'Whether a round is in progress, so players can move and score.',
  params: {},
  returns: 'boolean',
  example: { get: 'isRoundRunning' },
});
