import { defineError } from '../../../http/ApiProblem.ts';

export const CoverNotFound = defineError(
  'cover_not_found',
  400,
  'The cover must be an image uploaded to this game.',
);
