import { defineAction } from '../defineEntry.ts';
import { numberParam, param } from '../params.ts';

export const waitUntil = defineAction({
  name: 'waitUntil',
  category: 'flow',
  sentence: 'Wait until {condition}, at most {seconds} seconds',
  help: 'Holds this rule up until the condition holds, looking once a tick, or until the time is over.',
  params: { condition: param('boolean'), seconds: numberParam({ default: 60, min: 0, max: 86400 }) },
  isForRulesOnly: true,
  example: {
    do: 'waitUntil',
    condition: { get: 'isGreater', a: { get: 'variable', variable: 'gold' }, b: 10 },
    seconds: 5,
  },
});
