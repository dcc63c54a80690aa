import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const hideMarker = defineAction({
  name: 'hideMarker',
  category: 'effects',
  sentence: 'Remove the marker of {entity} for {player} or {team}',
  help: 'Removes the markers that rules have put on something. If you choose neither a player nor a team, they disappear for everyone. Markers of its type stay.',
  params: { entity: param('entity'), player: optionalParam('player'), team: optionalParam('team') },
  example: { do: 'hideMarker', entity: { get: 'triggeringUnit' } },
});
