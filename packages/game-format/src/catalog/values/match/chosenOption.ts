import { defineValue } from '../../entry/defineEntry.ts';

export const chosenOption = defineValue({
  name: 'chosenOption',
  category: 'match',
  sentence: 'the chosen option',
  help: 'The label of the option that won the vote on the next match. If the game has no options, it’s “Play again”.',
  params: {},
  returns: 'text',
  context: 'trigger',
  example: { get: 'chosenOption' },
});
