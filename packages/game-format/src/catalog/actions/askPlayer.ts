import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const askPlayer = defineAction({
  name: 'askPlayer',
  category: 'messages',
  sentence: 'Ask {player} {text} as question {question}',
  help: 'Shows a question with a text field. The answer fires the trigger with this question name.',
  params: { player: param('player'), text: param('text'), question: param('text') },
  example: {
    do: 'askPlayer',
    player: { get: 'triggeringPlayer' },
    text: 'What is your name?',
    question: 'name',
  },
});
