import { defineAction } from '../defineEntry.ts';

export const stopLoop = defineAction({
  name: 'stopLoop',
  category: 'flow',
  sentence: 'Stop the loop',
  help: 'Leaves the loop around it and goes on after it.',
  params: {},
  isForLoopsOnly: true,
  example: { do: 'stopLoop' },
});
