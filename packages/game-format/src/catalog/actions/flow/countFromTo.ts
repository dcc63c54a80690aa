import { defineAction } from '../../entry/defineEntry.ts';
import { loopParam, numberParam } from '../../entry/params.ts';

export const countFromTo = defineAction({
  name: 'countFromTo',
  category: 'flow',
  sentence: 'Count from {from} to {to} in steps of {step}',
  help: 'Runs the actions once for each number. Use “this number” in those actions.',
  params: {
    from: numberParam({ default: 1 }),
    to: numberParam({ default: 10 }),
    step: numberParam({ default: 1 }),
    actions: loopParam({ eachNumber: 'number' }),
  },
  example: {
    do: 'countFromTo',
    from: 1,
    to: 5,
    actions: [{ do: 'changeVariable', variable: 'gold', amount: { get: 'eachNumber' } }],
  },
});
