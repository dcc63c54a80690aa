import { defineValue } from '../defineEntry.ts';

export const boughtOffer = defineValue({
  name: 'boughtOffer',
  category: 'trade',
  sentence: 'the offer bought',
  help: 'The id of the offer that was bought.',
  params: {},
  returns: 'text',
  context: 'trigger',
  example: { get: 'boughtOffer' },
});
