import { defineAction } from '../../entry/defineEntry.ts';
import { markerIcons } from '../../entry/markerIcons.ts';
import { choiceParam, optionalParam, param } from '../../entry/params.ts';

export const showMarker = defineAction({
  name: 'showMarker',
  category: 'effects',
  sentence:
    'Mark {entity} with {icon} in {color} for {player} or {team}, with arrow: {hasArrow}, with distance: {hasDistance}',
  help: 'Shows a marker over a unit, item, projectile, or prop and on the minimap, and an arrow at the edge of the screen while it is out of view. If you choose neither a player nor a team, everyone sees it. A marker for a player or team shows them the place even if the entity is hidden from them.',
  params: {
    entity: param('entity'),
    icon: choiceParam(markerIcons, 'star'),
    color: param('text', { default: '#ffc857' }),
    player: optionalParam('player'),
    team: optionalParam('team'),
    hasArrow: param('boolean', { default: true }),
    hasDistance: param('boolean', { default: false }),
  },
  example: { do: 'showMarker', entity: { get: 'triggeringUnit' }, icon: 'exclamation' },
});
