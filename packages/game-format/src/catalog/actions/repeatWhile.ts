import { defineAction } from '../defineEntry.ts';
import { loopParam, param } from '../params.ts';

export const repeatWhile = defineAction({
  name: 'repeatWhile',
  category: 'flow',
  sentence: 'Repeat while {condition}',
  help: 'Does the actions as long as the condition holds. Put a wait in it when it may last.',
  params: { condition: param('boolean'), actions: loopParam() },
  example: {
    do: 'repeatWhile',
    condition: { get: 'isLess', a: { get: 'variable', variable: 'gold' }, b: 3 },
    actions: [{ do: 'changeVariable', variable: 'gold', amount: 1 }],
  },
});
