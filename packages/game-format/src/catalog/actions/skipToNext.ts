import { defineAction } from '../defineEntry.ts';

export const skipToNext = defineAction({
  name: 'skipToNext',
  category: 'flow',
  sentence: 'Skip to the next round of the loop',
  help: 'Leaves out the rest of this round of the loop around it.',
  params: {},
  isForLoopsOnly: true,
  example: { do: 'skipToNext' },
});
