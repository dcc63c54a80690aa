import { defineError } from '../../../http/ApiProblem.ts';

/** Also returned for worlds of other users, so that their existence is not revealed. */
export const OwnWorldNotFound = defineError('no_such_world', 404, 'World not found.');
export const WorldNameRejected = defineError(
  'world_name_refused',
  400,
  'This name isn’t allowed. Choose another one.',
);
export const TooManyWorlds = defineError(
  'too_many_worlds',
  409,
  'You can’t create any more worlds. Delete an empty one first.',
);
export const WorldFull = defineError('world_full', 409, 'This world has reached its map limit.');
export const GameInOtherWorld = defineError(
  'game_in_other_world',
  409,
  'This game is a map in another world. Remove it from that world first.',
);
export const WorldNotEmpty = defineError(
  'world_not_empty',
  409,
  'This world still has maps. Remove them first.',
);
