import { defineTrigger } from '../defineEntry.ts';

export const roundStarts = defineTrigger({
  name: 'roundStarts',
  category: 'match',
  sentence: 'A round starts',
  help: 'Fires when players may move at the start of each round.',
  params: {},
  provides: {},
  example: { when: 'roundStarts' },
});
