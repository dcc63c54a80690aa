import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isInRegion = defineValue({
  name: 'isInRegion',
  category: 'regions',
  sentence: '{entity} is in {region}',
  help: 'Whether the center of a unit, item, projectile, or prop is in a region.',
  params: { entity: param('entity'), region: param('region') },
  returns: 'boolean',
  example: { get: 'isInRegion', entity: { get: 'triggeringUnit' }, region: 'gate' },
});
