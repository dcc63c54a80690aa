import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const closeDialogue = defineAction({
  name: 'closeDialogue',
  category: 'trade',
  sentence: 'Close the dialogue of {player}',
  help: 'Ends whatever dialogue a player is in.',
  params: { player: param('player') },
  example: { do: 'closeDialogue', player: { get: 'triggeringPlayer' } },
});
