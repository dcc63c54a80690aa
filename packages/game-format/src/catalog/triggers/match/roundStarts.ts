import { defineTrigger } from '../../entry/defineEntry.ts';

export const roundStarts = defineTrigger({
  name: 'roundStarts',
  category: 'match',
  sentence: 'A round starts',
  help: 'Fires at the start of each round, as soon as players can move.',
  params: {},
  provides: {},
  example: { when: 'roundStarts' },
});
