import ts from 'typescript';

/** TypeScript's error codes for “Type x is not assignable to type y”. */
const NOT_ASSIGNABLE = [2322, 2345, 2769, 2820];

interface UnknownId {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  /** The id that the user probably meant; null if none is similar. */
  readonly nearest: string | null;
}

/**
 * Explains a type error that was caused by an unknown id: the ids of a game are declared as literal types. Returns
 * `fine` for a text that is only known at run time, such as `blob-${color}`, because the game checks it then. Returns
 * null for other errors.
 */
export function describeUnknownId(
  checker: ts.TypeChecker,
  found: ts.Node,
  code: number,
): UnknownId | 'fine' | null {
  if (!NOT_ASSIGNABLE.includes(code)) return null;
  const node = valueOf(found);
  if (node === null) return null;
  const wanted = checker.getContextualType(node);
  const ids = wanted === undefined ? null : listLiterals(wanted);
  if (ids === null) return null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    if (ids.includes(node.text)) return null;
    const nearest = findNearest(node.text, ids);
    const hint = nearest === null ? listSome(ids) : `Did you mean “${nearest}”?`;
    const message = `“${node.text}” isn’t a valid value here. ${hint}`;
    return { start: node.getStart(), end: node.getEnd(), message, nearest };
  }
  if (ts.isTemplateExpression(node)) return 'fine';
  return isOpenText(checker.getTypeAtLocation(node)) ? 'fine' : null;
}

/** Finds the wrong value. For a property, TypeScript reports the name instead of the value. */
function valueOf(node: ts.Node): ts.Expression | null {
  const { parent } = node;
  if (parent !== undefined && ts.isPropertyAssignment(parent) && parent.name === node) {
    return parent.initializer;
  }
  return ts.isExpression(node) ? node : null;
}

/**
 * Lists the string literals that a type allows; null if it allows other types too. The list is empty for `never`, which
 * means that the game has no id of this kind.
 */
function listLiterals(type: ts.Type): string[] | null {
  const parts = type.isUnion() ? type.types : [type];
  const empty = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Never;
  const texts = parts.filter((part) => (part.flags & empty) === 0);
  return texts.every((part) => part.isStringLiteral())
    ? texts.map((part) => (part as ts.StringLiteralType).value)
    : null;
}

function isOpenText(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  const open = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping;
  const quiet = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.StringLiteral;
  return (
    parts.some((part) => (part.flags & open) !== 0) &&
    parts.every((part) => (part.flags & (open | quiet)) !== 0)
  );
}

const LISTED_MAX = 5;

function listSome(ids: readonly string[]): string {
  if (ids.length === 0) return 'This game doesn’t have anything you can use here yet.';
  const more = ids.length > LISTED_MAX ? ` and ${ids.length - LISTED_MAX} more` : '';
  return `Valid values: ${ids.slice(0, LISTED_MAX).join(', ')}${more}.`;
}

const DISTANCE_MAX = 3;

function findNearest(text: string, ids: readonly string[]): string | null {
  const far = Math.min(DISTANCE_MAX, Math.ceil(text.length / 3));
  const [best] = ids
    .map((id) => ({ id, distance: measureDistance(text.toLowerCase(), id.toLowerCase()) }))
    .filter(({ distance }) => distance <= far)
    .toSorted((a, b) => a.distance - b.distance);
  return best?.id ?? null;
}

/** The edit distance: the number of letters to change, add or remove. */
function measureDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
