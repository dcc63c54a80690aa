import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const askPlayer = defineAction({
  name: 'askPlayer',
  category: 'messages',
  sentence: 'Ask {player} {text} under the name {question}',
  help: 'Opens a box to type in; the answer fires a trigger of this name.',
  params: { player: param('player'), text: param('text'), question: param('text') },
  example: {
    do: 'askPlayer',
    player: { get: 'triggeringPlayer' },
    text: 'What is your name?',
    question: 'name',
  },
});
