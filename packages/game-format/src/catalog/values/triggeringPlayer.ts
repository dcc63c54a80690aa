import { defineValue } from '../defineEntry.ts';

export const triggeringPlayer = defineValue({
  name: 'triggeringPlayer',
  category: 'players',
  sentence: 'the triggering player',
  help: 'The player this rule is about: who joined, pressed a key, bought, spoke.',
  params: {},
  returns: 'player',
  context: 'trigger',
  example: { get: 'triggeringPlayer' },
});
