import { defineValue } from '../../entry/defineEntry.ts';

export const boughtOffer = defineValue({
  name: 'boughtOffer',
  category: 'trade',
  sentence: 'the bought offer',
  help: 'The ID of the shop offer that the player bought.',
  params: {},
  returns: 'text',
  context: 'trigger',
  example: { get: 'boughtOffer' },
});
