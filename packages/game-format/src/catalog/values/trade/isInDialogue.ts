import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isInDialogue = defineValue({
  name: 'isInDialogue',
  category: 'trade',
  sentence: '{player} is in a dialogue',
  help: 'Whether a player has a dialogue open.',
  params: { player: param('player') },
  returns: 'boolean',
  example: { get: 'isInDialogue', player: { get: 'triggeringPlayer' } },
});
