import { defineValue } from '../../entry/defineEntry.ts';

export const pressedKey = defineValue({
  name: 'pressedKey',
  category: 'players',
  sentence: 'the pressed key',
  help: 'The key that the player pressed or released.',
  params: {},
  returns: 'key',
  context: 'trigger',
  example: { get: 'pressedKey' },
});
