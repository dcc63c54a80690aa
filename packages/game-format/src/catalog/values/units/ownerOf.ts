import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const ownerOf = defineValue({
  name: 'ownerOf',
  category: 'units',
  sentence: 'the owner of {entity}',
  help: 'The player that a unit or prop belongs to. For a projectile or item, it’s the player whose unit shot or holds it.',
  params: { entity: param('entity') },
  returns: 'player',
  example: { get: 'ownerOf', entity: { get: 'triggeringUnit' } },
});
