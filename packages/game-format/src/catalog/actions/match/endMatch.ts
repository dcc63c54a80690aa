import { defineAction } from '../../entry/defineEntry.ts';

export const endMatch = defineAction({
  name: 'endMatch',
  category: 'match',
  sentence: 'End the match',
  help: 'Ends the match now. The player or team in the lead wins.',
  params: {},
  example: { do: 'endMatch' },
});
