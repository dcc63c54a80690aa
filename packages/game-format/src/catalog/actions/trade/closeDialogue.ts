import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const closeDialogue = defineAction({
  name: 'closeDialogue',
  category: 'trade',
  sentence: 'Close the dialogue for {player}',
  help: 'Ends a player’s current dialogue.',
  params: { player: param('player') },
  example: { do: 'closeDialogue', player: { get: 'triggeringPlayer' } },
});
