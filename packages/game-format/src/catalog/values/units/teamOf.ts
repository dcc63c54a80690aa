import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const teamOf = defineValue({
  name: 'teamOf',
  category: 'units',
  sentence: 'the team of {entity}',
  help: 'The team that a unit, item, projectile, or prop belongs to.',
  params: { entity: param('entity') },
  returns: 'team',
  example: { get: 'teamOf', entity: { get: 'triggeringUnit' } },
});
