import { defineError } from '../../../http/ApiProblem.ts';

export const RoomFull = defineError('room_full', 409, 'This room is full. Try another room.');
export const KickedFromRoom = defineError(
  'sent_away',
  403,
  'You were kicked from this room. You can join another room.',
);
export const RoomNotFound = defineError('room_not_found', 404, 'This room has closed.');
export const RoomsUnavailable = defineError(
  'rooms_unavailable',
  503,
  'We can’t open a room right now. Try again in a moment.',
);
