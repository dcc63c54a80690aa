import { defineAction } from '../../entry/defineEntry.ts';

export const skipToNext = defineAction({
  name: 'skipToNext',
  category: 'flow',
  sentence: 'Skip to the next step of the loop',
  help: 'Skips the remaining actions and continues with the next step of the loop.',
  params: {},
  isForLoopsOnly: true,
  example: { do: 'skipToNext' },
});
