import { formatPath } from '../formatPath.ts';
import type { Problem } from '../Problem.ts';
import type { Shape } from '../shape/Shape.ts';
import { copyJson } from './copyJson.ts';
import { listOversizedParts } from './listOversizedParts.ts';

/**
 * What of a document is over a limit, whether or not the rest of it is in order. Everything that takes in documents
 * from outside asks this before it builds anything: uploads, imports and the edits of a live draft.
 */
export function checkLimits(document: unknown): Problem[] {
  const copied = copyJson(document);
  return copied.ok ? listOversizedParts(copied.value).map(({ problem }) => problem) : copied.error;
}

/** The same for one part that was just changed: the first of it that is over a limit, at its place in the document. */
export function findOversizedPart(value: unknown, shape: Shape, at: readonly string[]): Problem | null {
  const copied = copyJson(value);
  const found = copied.ok ? listOversizedParts(copied.value, shape, at)[0]?.problem : copied.error[0];
  if (found === undefined) return null;
  const basePath = formatPath(at);
  const isInside = found.path !== '' && !found.path.startsWith('[');
  return { ...found, path: isInside ? `${basePath}.${found.path}` : basePath + found.path };
}
