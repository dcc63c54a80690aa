import { defineError } from '../../../http/ApiProblem.ts';

export const GameFull = defineError('game_full', 409, 'All of this game’s rooms are full. Try again later.');
export const RoomsLimitReached = defineError(
  'rooms_limit_reached',
  409,
  'All rooms included in the creator’s plan are in use. Try again later.',
);
export const NetworkRoomsLimitReached = defineError(
  'network_rooms_limit',
  409,
  'People on your network already use most of this creator’s rooms. Join an open room, or try again later.',
);
export const StorageLimitReached = defineError(
  'storage_limit_reached',
  409,
  'The storage in the owner’s plan is full. Delete files or upgrade the plan.',
);
export const CollaboratorsLimitReached = defineError(
  'collaborators_limit_reached',
  409,
  'This game has reached the collaborator limit in the owner’s plan. Upgrade the plan to add more.',
);
