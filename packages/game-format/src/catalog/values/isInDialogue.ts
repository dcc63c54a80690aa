import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const isInDialogue = defineValue({
  name: 'isInDialogue',
  category: 'trade',
  sentence: '{player} is in a dialogue',
  help: 'Whether a player has a dialogue open.',
  params: { player: param('player') },
  returns: 'boolean',
  example: { get: 'isInDialogue', player: { get: 'triggeringPlayer' } },
});
