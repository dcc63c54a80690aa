import { defineValue } from '../defineEntry.ts';

export const pressedKey = defineValue({
  name: 'pressedKey',
  category: 'players',
  sentence: 'the pressed key',
  help: 'The key that fired this rule.',
  params: {},
  returns: 'key',
  context: 'trigger',
  example: { get: 'pressedKey' },
});
