import type { Problem } from '@playloom/game-format';
import {
  ApiProblem,
  DocumentInvalid,
  DocumentOverLimit,
  DraftTooLarge,
  InvalidInput,
} from '../../http/errors.ts';
import type { DocumentRejection } from './DocumentRejection.ts';

/** Problems told at once; a creator mends them one by one anyway. */
export const PROBLEMS_REPORTED_MAX = 20;

/** What a caller is told about a document that was not taken in. */
export function toDocumentProblem({ reason, problems }: DocumentRejection): ApiProblem {
  const [first] = problems;
  if (reason === 'invalid') return DocumentInvalid(listFields(problems));
  if (reason === 'draft-too-large') return DraftTooLarge();
  if (reason === 'not-json' || first === undefined) return InvalidInput();
  // The sentence itself names place and limit: not every caller shows fields.
  const { id, status } = DocumentOverLimit;
  return new ApiProblem(id, status, first.message, listFields(problems));
}

function listFields(problems: readonly Problem[]): Record<string, string> {
  const reported = problems.slice(0, PROBLEMS_REPORTED_MAX);
  return Object.fromEntries(reported.map(({ path, message }) => [path, message]));
}
