import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const waitUntil = defineAction({
  name: 'waitUntil',
  category: 'flow',
  sentence: 'Wait until {condition}, at most {seconds} seconds',
  help: 'Pauses this rule until the condition is true or the time is up. The condition is checked every tick.',
  params: { condition: param('boolean'), seconds: numberParam({ default: 60, min: 0, max: 86400 }) },
  isForRulesOnly: true,
  example: {
    do: 'waitUntil',
    condition: { get: 'isGreater', a: { get: 'variable', variable: 'gold' }, b: 10 },
    seconds: 5,
  },
});
