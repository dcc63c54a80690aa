import { defineTrigger } from '../../entry/defineEntry.ts';

export const gameStarts = defineTrigger({
  name: 'gameStarts',
  category: 'flow',
  sentence: 'The game starts',
  help: 'Fires once, before the first player joins.',
  params: {},
  provides: {},
  example: { when: 'gameStarts' },
});
