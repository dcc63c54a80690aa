import { defineError } from '../../../http/ApiProblem.ts';

export const DocumentInvalid = defineError(
  'document_invalid',
  400,
  'This game has problems. Fix them and try again.',
);
export const DocumentOverLimit = defineError('document_over_limit', 400, 'This game exceeds a limit.');
export const DocumentTooComplex = defineError(
  'document_too_complex',
  400,
  'This game takes too long to check. Make it smaller and try again.',
);
export const DraftTooLarge = defineError('draft_too_large', 413, 'This game is too large to edit.');
