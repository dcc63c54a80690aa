import { defineError } from '../../../http/ApiProblem.ts';

export const NameNotAllowed = defineError(
  'name_not_allowed',
  400,
  'This name isn’t allowed. Choose another one.',
);
export const JoinTokenExpired = defineError(
  'auto_join_ended',
  410,
  'This link has already been used or has expired. Press Play instead.',
);
export const TooManyRooms = defineError(
  'too_many_rooms',
  429,
  'You opened many rooms in a short time. Join an open room, or try again in a few minutes.',
);
export const TooManyWrongCodes = defineError(
  'too_many_codes',
  429,
  'Too many wrong room codes came from your network. Check the code, and try again in a few minutes.',
);
export const InviteNotFound = defineError(
  'invite_not_found',
  404,
  'This invitation has expired. Ask for a new one.',
);
