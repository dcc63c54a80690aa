import { defineAction } from '../../entry/defineEntry.ts';
import { loopParam, param } from '../../entry/params.ts';

export const repeatWhile = defineAction({
  name: 'repeatWhile',
  category: 'flow',
  sentence: 'Repeat while {condition}',
  help: 'Runs the actions again and again as long as the condition is true. If this can take a while, add a “Wait” action to the loop.',
  params: { condition: param('boolean'), actions: loopParam() },
  example: {
    do: 'repeatWhile',
    condition: { get: 'isLess', a: { get: 'variable', variable: 'gold' }, b: 3 },
    actions: [{ do: 'changeVariable', variable: 'gold', amount: 1 }],
  },
});
