import { defineTrigger } from '../../entry/defineEntry.ts';

export const nextMatchStarts = defineTrigger({
  name: 'nextMatchStarts',
  category: 'match',
  sentence: 'The next match starts',
  help: 'Fires when the results of a match close, before the first round of the next match. The chosen option has already set its variable.',
  params: {},
  provides: { chosenOption: 'text' },
  example: { when: 'nextMatchStarts' },
});
