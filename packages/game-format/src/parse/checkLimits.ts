import { formatPath } from '../problems/formatPath.ts';
import type { Problem } from '../problems/Problem.ts';
import type { Shape } from '../shape/Shape.ts';
import { copyJson } from './copyJson.ts';
import { listOversizedParts } from './listOversizedParts.ts';

/**
 * Lists the parts of a document that exceed a limit, even if the rest is invalid. Code that accepts documents from
 * outside calls it before anything else: uploads, imports and edits of a live draft.
 */
export function checkLimits(document: unknown): Problem[] {
  const copied = copyJson(document);
  return copied.ok ? listOversizedParts(copied.value).map(({ problem }) => problem) : copied.error;
}

/** Finds the first limit that a changed part exceeds. The path in the result starts at the root of the document. */
export function findOversizedPart(value: unknown, shape: Shape, at: readonly string[]): Problem | null {
  const copied = copyJson(value);
  const found = copied.ok ? listOversizedParts(copied.value, shape, at)[0]?.problem : copied.error[0];
  if (found === undefined) return null;
  const basePath = formatPath(at);
  const isInside = found.path !== '' && !found.path.startsWith('[');
  return { ...found, path: isInside ? `${basePath}.${found.path}` : basePath + found.path };
}
