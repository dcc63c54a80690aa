import { defineError } from '../../../http/ApiProblem.ts';

export const SignInToPlay = defineError('sign_in_to_play', 403, 'Log in to play this game.');
export const MembersOnly = defineError(
  'members_only',
  403,
  'Only members of this game’s community can play it.',
);
