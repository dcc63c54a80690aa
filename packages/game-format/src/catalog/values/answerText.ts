import { defineValue } from '../defineEntry.ts';

export const answerText = defineValue({
  name: 'answerText',
  category: 'messages',
  sentence: 'the answer',
  help: 'What the player typed into the question.',
  params: {},
  returns: 'text',
  context: 'trigger',
  example: { get: 'answerText' },
});
