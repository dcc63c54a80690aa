import { fail, type Result, succeed } from '../problems/Result.ts';
import { transform } from 'sucrase';
import { SOURCE_DEPTH_MAX } from './limits.ts';
import type { FileProblem } from './SourceProblem.ts';

/** TypeScript syntax with runtime behavior, which removing the types would silently drop. */
const DROPPED = [
  {
    pattern: /^\s*(?:export\s+)?(?:namespace|module)\s+[\w$.]+\s*\{/,
    what: 'namespace',
    instead: 'an object or a separate file',
  },
  {
    pattern: /^\s*(?:export\s+)?import\s+[\w$]+\s*=/,
    what: 'import … =',
    instead: 'import { name } from "./file.ts"',
  },
  { pattern: /^\s*export\s*=/, what: 'export =', instead: 'export default' },
];

/** Removes types but keeps the lines, so that errors need no source map. */
export function stripTypes(source: string): Result<string, FileProblem[]> {
  try {
    const { code } = transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
      preserveDynamicImport: true,
    });
    const dropped = findDropped(source, code);
    return dropped.length > 0 ? fail(dropped) : succeed(code);
  } catch (error) {
    return fail([describeFailure(error)]);
  }
}

function findDropped(source: string, code: string): FileProblem[] {
  const lines = code.split('\n');
  return source.split('\n').flatMap((text, index): FileProblem[] => {
    const found = DROPPED.find(({ pattern }) => pattern.test(text));
    // If the line is still in the output, it belongs to a comment or a string.
    if (found === undefined || found.pattern.test(lines[index] ?? '')) return [];
    return [
      {
        code: 'script-namespace',
        message: `Scripts don’t support “${found.what}”. Use ${found.instead}.`,
        line: index + 1,
        column: text.search(/\S/) + 1,
      },
    ];
  });
}

function describeFailure(error: unknown): FileProblem {
  if (error instanceof SyntaxError) {
    const { loc } = error as SyntaxError & { loc?: { line: number; column: number } };
    return {
      code: 'script-syntax',
      message: `${error.message.replace(/ \(\d+:\d+\)$/, '')}.`,
      line: loc?.line ?? 1,
      column: loc?.column ?? 1,
    };
  }
  // The parser is recursive, so a RangeError means that the nesting overflowed its stack.
  if (error instanceof RangeError) return createTooDeepProblem(1, 1);
  throw error;
}

export function createTooDeepProblem(line: number, column: number): FileProblem {
  return {
    code: 'script-too-deep',
    message: `Brackets and blocks are nested more than ${SOURCE_DEPTH_MAX} levels deep here.`,
    line,
    column,
  };
}
