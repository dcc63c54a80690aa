import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const endMatch = defineAction({
  name: 'endMatch',
  category: 'match',
  sentence: 'End the match with {team} or {player} as the winner',
  help: 'Ends the match now. If you choose no winner, the player or team in the lead wins.',
  params: { team: optionalParam('team'), player: optionalParam('player') },
  example: { do: 'endMatch' },
});
