import { defineValue } from '../../entry/defineEntry.ts';

export const secondsPlayed = defineValue({
  name: 'secondsPlayed',
  category: 'time',
  sentence: 'the seconds since the game started',
  help: 'How many seconds this room has been running.',
  params: {},
  returns: 'number',
  example: { get: 'secondsPlayed' },
});
