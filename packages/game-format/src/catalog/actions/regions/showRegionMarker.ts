import { defineAction } from '../../entry/defineEntry.ts';
import { markerIcons } from '../../entry/markerIcons.ts';
import { choiceParam, optionalParam, param } from '../../entry/params.ts';

export const showRegionMarker = defineAction({
  name: 'showRegionMarker',
  category: 'regions',
  sentence:
    'Mark {region} with {icon} in {color} for {player} or {team}, with arrow: {hasArrow}, with distance: {hasDistance}',
  help: 'Shows a marker at the center of a region and on the minimap, and an arrow at the edge of the screen while it is out of view. If you choose neither a player nor a team, everyone sees it.',
  params: {
    region: param('region'),
    icon: choiceParam(markerIcons, 'flag'),
    color: param('text', { default: '#ffc857' }),
    player: optionalParam('player'),
    team: optionalParam('team'),
    hasArrow: param('boolean', { default: true }),
    hasDistance: param('boolean', { default: false }),
  },
  example: { do: 'showRegionMarker', region: 'gate', icon: 'flag' },
});
