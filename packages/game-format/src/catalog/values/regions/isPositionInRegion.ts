import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isPositionInRegion = defineValue({
  name: 'isPositionInRegion',
  category: 'regions',
  sentence: '{position} is in {region}',
  help: 'Whether a position is in a region.',
  params: { position: param('position'), region: param('region') },
  returns: 'boolean',
  example: {
    get: 'isPositionInRegion',
    position: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
    region: 'gate',
  },
});
