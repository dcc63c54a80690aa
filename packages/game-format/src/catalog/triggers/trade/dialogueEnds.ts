import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const dialogueEnds = defineTrigger({
  name: 'dialogueEnds',
  category: 'trade',
  sentence: 'The dialogue {dialogue} ends',
  help: 'Fires when a player finishes a dialogue or walks away from it.',
  params: { dialogue: optionalParam('dialogue') },
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit' },
  example: { when: 'dialogueEnds', dialogue: 'greeting' },
});
