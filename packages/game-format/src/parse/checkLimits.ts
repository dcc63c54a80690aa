import type { Problem } from '../Problem.ts';
import { copyJson } from './copyJson.ts';
import { findOversized } from './findOversized.ts';

/**
 * What of a document is over a limit, whether or not the rest of it is in order. Everything that takes in documents
 * from outside asks this before it builds anything: uploads, imports and the edits of a live draft.
 */
export function checkLimits(document: unknown): Problem[] {
  const copied = copyJson(document);
  return copied.ok ? findOversized(copied.value).map(({ problem }) => problem) : copied.error;
}
