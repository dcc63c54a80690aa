import { defineValue } from '../../entry/defineEntry.ts';

export const answerText = defineValue({
  name: 'answerText',
  category: 'messages',
  sentence: 'the answer',
  help: 'The text that the player entered as an answer.',
  params: {},
  returns: 'text',
  context: 'trigger',
  example: { get: 'answerText' },
});
