import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const hideRegionMarker = defineAction({
  name: 'hideRegionMarker',
  category: 'regions',
  sentence: 'Remove the marker of {region} for {player} or {team}',
  help: 'Removes the markers of a region. If you choose neither a player nor a team, they disappear for everyone.',
  params: { region: param('region'), player: optionalParam('player'), team: optionalParam('team') },
  example: { do: 'hideRegionMarker', region: 'gate' },
});
