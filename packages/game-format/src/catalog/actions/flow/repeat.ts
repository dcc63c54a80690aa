import { defineAction } from '../../entry/defineEntry.ts';
import { loopParam, numberParam } from '../../entry/params.ts';

export const repeat = defineAction({
  name: 'repeat',
  category: 'flow',
  sentence: 'Repeat {times} times',
  help: 'Runs the actions as many times as you set.',
  params: {
    times: numberParam({ default: 3, min: 0, max: 10000 }),
    actions: loopParam({ eachNumber: 'number' }),
  },
  example: { do: 'repeat', times: 3, actions: [{ do: 'sendChat', text: 'Hello' }] },
});
