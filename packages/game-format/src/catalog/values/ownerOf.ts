import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const ownerOf = defineValue({
  name: 'ownerOf',
  category: 'units',
  sentence: 'the owner of {entity}',
  help: 'The player something belongs to; for projectiles and items the player of the unit that shot or holds it.',
  params: { entity: param('entity') },
  returns: 'player',
  example: { get: 'ownerOf', entity: { get: 'triggeringUnit' } },
});
