import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const openDialogue = defineAction({
  name: 'openDialogue',
  category: 'trade',
  sentence: 'Open the dialogue {dialogue} for {player}',
  help: 'Starts a dialogue from the beginning.',
  params: { player: param('player'), dialogue: param('dialogue') },
  example: { do: 'openDialogue', player: { get: 'triggeringPlayer' }, dialogue: 'greeting' },
});
