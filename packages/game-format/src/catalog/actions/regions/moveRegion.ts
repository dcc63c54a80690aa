import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const moveRegion = defineAction({
  name: 'moveRegion',
  category: 'regions',
  sentence: 'Move the center of {region} to {position}',
  help: 'Moves a region. Units that end up inside or outside it fire the enter and leave triggers.',
  params: { region: param('region'), position: param('position') },
  example: {
    do: 'moveRegion',
    region: 'gate',
    position: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
  },
});
