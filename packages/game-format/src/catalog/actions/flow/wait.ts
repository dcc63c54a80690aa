import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const wait = defineAction({
  name: 'wait',
  category: 'flow',
  sentence: 'Wait {seconds} seconds',
  help: 'Pauses this rule. The rest of the game keeps running.',
  params: { seconds: numberParam({ default: 1, min: 0, max: 86400 }) },
  isForRulesOnly: true,
  example: { do: 'wait', seconds: 2 },
});
