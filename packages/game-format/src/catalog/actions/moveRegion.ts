import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const moveRegion = defineAction({
  name: 'moveRegion',
  category: 'regions',
  sentence: 'Move {region} so that its center is at {position}',
  help: 'Moves a region. Who is in it now enters, who is not leaves.',
  params: { region: param('region'), position: param('position') },
  example: {
    do: 'moveRegion',
    region: 'gate',
    position: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
  },
});
