import { defineAction } from '../../entry/defineEntry.ts';

export const stopLoop = defineAction({
  name: 'stopLoop',
  category: 'flow',
  sentence: 'Stop the loop',
  help: 'Stops the loop that this action is in. The rule continues after the loop.',
  params: {},
  isForLoopsOnly: true,
  example: { do: 'stopLoop' },
});
