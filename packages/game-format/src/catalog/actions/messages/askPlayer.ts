import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const askPlayer = defineAction({
  name: 'askPlayer',
  category: 'messages',
  sentence: 'Ask {player} {text} and name the question {question}',
  help: 'Shows a question with a text field. When the player answers, the trigger for this question name fires.',
  params: { player: param('player'), text: param('text'), question: param('text') },
  example: {
    do: 'askPlayer',
    player: { get: 'triggeringPlayer' },
    text: 'What is your name?',
    question: 'name',
  },
});
