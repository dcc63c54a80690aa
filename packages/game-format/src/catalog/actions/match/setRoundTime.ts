import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const setRoundTime = defineAction({
  name: 'setRoundTime',
  category: 'match',
  sentence: 'Set the time left in the round to {seconds} seconds',
  help: 'Changes when the round ends. 0 removes the time limit.',
  params: { seconds: numberParam({ default: 60, min: 0, max: 86400 }) },
  example: { do: 'setRoundTime', seconds: 30 },
});
