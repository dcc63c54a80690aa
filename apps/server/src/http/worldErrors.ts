import { defineError } from './ApiProblem.ts';

/** Also for worlds of others: who has which worlds is nobody's business. */
export const OwnWorldNotFound = defineError('no_such_world', 404, 'There is no world of yours here.');
export const WorldNameRejected = defineError(
  'world_name_refused',
  400,
  'This name cannot be used. Choose another one.',
);
export const TooManyWorlds = defineError(
  'too_many_worlds',
  409,
  'You have as many worlds as one can have. Delete one without maps first.',
);
export const WorldFull = defineError('world_full', 409, 'This world has as many maps as a world can have.');
export const GameInOtherWorld = defineError(
  'game_in_other_world',
  409,
  'This game is a map of another world. Take it out there first.',
);
export const WorldNotEmpty = defineError(
  'world_not_empty',
  409,
  'This world still has maps. Take them out first.',
);
