import type { Problem } from '@playloom/game-format';
import { ApiProblem, InvalidInput } from '../../../http/errors.ts';
import { DocumentInvalid, DocumentOverLimit, DraftTooLarge } from './documentErrors.ts';
import type { DocumentRejection } from './DocumentRejection.ts';

/** More problems in one answer would not help, because creators fix them one by one. */
export const PROBLEMS_REPORTED_MAX = 20;

/** Creates the API error for a rejected document. */
export function toDocumentProblem({ reason, problems }: DocumentRejection): ApiProblem {
  const [first] = problems;
  if (reason === 'invalid') return DocumentInvalid(listFields(problems));
  if (reason === 'draft-too-large') return DraftTooLarge();
  if (reason === 'not-json' || first === undefined) return InvalidInput();
  // The message itself names the field and the limit, because not every client shows `fields`.
  const { id, status } = DocumentOverLimit;
  return new ApiProblem(id, status, first.message, listFields(problems));
}

function listFields(problems: readonly Problem[]): Record<string, string> {
  const reported = problems.slice(0, PROBLEMS_REPORTED_MAX);
  return Object.fromEntries(reported.map(({ path, message }) => [path, message]));
}
