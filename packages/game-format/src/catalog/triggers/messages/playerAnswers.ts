import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const playerAnswers = defineTrigger({
  name: 'playerAnswers',
  category: 'messages',
  sentence: 'A player answers the question {question}',
  help: 'Fires when a player answers a question that a rule asked.',
  params: { question: optionalParam('text') },
  provides: { triggeringPlayer: 'player', answerText: 'text' },
  example: { when: 'playerAnswers', question: 'name' },
});
