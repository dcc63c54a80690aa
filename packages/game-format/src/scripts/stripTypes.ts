import { fail, type Result, succeed } from '../Result.ts';
import { transform } from 'sucrase';
import { SOURCE_DEPTH_MAX } from './limits.ts';
import type { FileProblem } from './SourceProblem.ts';

/** TypeScript that becomes code of its own, which the stripping would drop without a word. */
const DROPPED = [
  {
    pattern: /^\s*(?:export\s+)?(?:namespace|module)\s+[\w$.]+\s*\{/,
    what: 'namespace',
    instead: 'an object or a file of its own',
  },
  {
    pattern: /^\s*(?:export\s+)?import\s+[\w$]+\s*=/,
    what: 'import … =',
    instead: 'import { name } from "./file.ts"',
  },
  { pattern: /^\s*export\s*=/, what: 'export =', instead: 'export default' },
];

/** JavaScript with the same lines: errors need no map to find their place. */
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
    // In a comment or a text it is still there.
    if (found === undefined || found.pattern.test(lines[index] ?? '')) return [];
    return [
      {
        code: 'script-namespace',
        message: `“${found.what}” does not exist in scripts. Use ${found.instead}.`,
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
  // The parser calls itself for each level, so only its stack can have ended.
  if (error instanceof RangeError) return createTooDeepProblem(1, 1);
  throw error;
}

export function createTooDeepProblem(line: number, column: number): FileProblem {
  return {
    code: 'script-too-deep',
    message: `Brackets and blocks go deeper than ${SOURCE_DEPTH_MAX} levels here.`,
    line,
    column,
  };
}
