import { defineError } from '../../../http/ApiProblem.ts';

export const ForumRequestInvalid = defineError(
  'forum_request_wrong',
  403,
  'We couldn’t verify the login request from the forum. Go back to the forum and log in again.',
);
export const ForumNotFound = defineError('forum_unknown', 404, 'Forum not found.');
