import { defineValue } from '../../entry/defineEntry.ts';

export const triggeringPlayer = defineValue({
  name: 'triggeringPlayer',
  category: 'players',
  sentence: 'the triggering player',
  help: 'The player who triggered this rule, for example the player who joined, pressed a key, or bought something.',
  params: {},
  returns: 'player',
  context: 'trigger',
  example: { get: 'triggeringPlayer' },
});
