import { checkScripts, type SourceProblem } from '@playloom/game-format/scripts';
import ts from 'typescript';
import { SCRIPTS_FOLDER } from './createLanguageHost.ts';
import { describeUnknownId } from './describeUnknownId.ts';
import type { CodeDiagnostic } from './ScriptLanguageService.ts';
import { type LanguageContext, findNodeAt, toScriptPath, getSourceFile } from './LanguageContext.ts';

const FINDINGS_MAX = 100;
const FINDING_LENGTH_MAX = 400;

/** Globals that TypeScript knows but scripts don't have, each with a message that names the replacement. */
const missing: { readonly [name: string]: string } = {
  Date: 'Date isn’t available in scripts. Use game.seconds or game.tick.',
  BigInt: 'BigInt isn’t available in scripts. Use a number.',
  setTimeout: 'setTimeout isn’t available in scripts. Use await game.wait(2) to continue after two seconds.',
  setInterval:
    "setInterval isn’t available in scripts. Use on('everySeconds', { seconds: 1 }, …) to repeat code.",
  fetch: 'Scripts can’t access the network.',
  window: 'window isn’t available because scripts run on the server, not in the browser.',
  document: 'document isn’t available because scripts run on the server. To show HTML, use a UI panel.',
  require: 'Scripts can import only their own files: import { name } from "./file.ts".',
  eval: 'Scripts can’t run code from text.',
};

/** Lists the problems of a file: those that keep the game from running, and those that TypeScript finds. */
export function checkFile(context: LanguageContext, path: string): readonly CodeDiagnostic[] {
  const source = getSourceFile(context, path);
  if (source === null) return [];
  const { service } = context;
  const file = toScriptPath(path);
  const found = [
    ...service.getSyntacticDiagnostics(file),
    ...service.getSemanticDiagnostics(file),
    ...service.getSuggestionDiagnostics(file).filter(({ reportsUnnecessary }) => reportsUnnecessary),
  ];
  const typed = found
    .map((diagnostic) => describeDiagnostic(context, source, diagnostic))
    .filter((finding) => finding !== null);
  const gameErrors = checkOwn(context, path)
    .map((problem) => describeProblem(source, problem))
    .filter((finding) => !typed.some((other) => isSameProblem(source, finding, other)));
  return [...gameErrors, ...typed].toSorted((a, b) => a.from - b.from).slice(0, FINDINGS_MAX);
}

/** Runs the checks that decide whether a room accepts the scripts. */
function checkOwn({ host }: LanguageContext, path: string): readonly SourceProblem[] {
  const [script = '', file = ''] = path.split('/');
  const folder = `${SCRIPTS_FOLDER}${script}/`;
  const files = Object.fromEntries(
    host
      .list()
      .filter((other) => other.startsWith(folder))
      .map((other) => [other.slice(folder.length), host.read(other) ?? '']),
  );
  return checkScripts({ [script]: { name: script, files } }).filter((problem) => problem.file === file);
}

function describeProblem(source: ts.SourceFile, problem: SourceProblem): CodeDiagnostic {
  const lines = source.getLineStarts();
  const line = Math.min(problem.line, lines.length) - 1;
  const start = lines[line] ?? 0;
  const end = (lines[line + 1] ?? source.text.length + 1) - 1;
  const from = Math.min(start + problem.column - 1, end);
  const word = /^[\w$']+/.exec(source.text.slice(from, end))?.[0].length ?? 1;
  const to = Math.min(from + word, Math.max(end, from));
  return { from, to, level: 'error', message: problem.message, fix: null };
}

/** Whether TypeScript reports the same syntax or import error. If so, its message is shown, because it is clearer. */
function isSameProblem(source: ts.SourceFile, own: CodeDiagnostic, other: CodeDiagnostic): boolean {
  if (other.level !== 'error') return false;
  const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line;
  const isSyntax = /unexpected token|unterminated|expected/i.test(own.message);
  const isImport = /isn’t a file in this script/.test(own.message) && /find module/i.test(other.message);
  return (isSyntax && Math.abs(lineOf(own.from) - lineOf(other.from)) <= 1) || isImport;
}

function describeDiagnostic(
  context: LanguageContext,
  source: ts.SourceFile,
  diagnostic: ts.Diagnostic,
): CodeDiagnostic | null {
  const from = diagnostic.start ?? 0;
  const to = from + Math.max(1, diagnostic.length ?? 1);
  const checker = context.service.getProgram()?.getTypeChecker();
  const node = findNodeAt(source, from, diagnostic.length ?? 0);
  const unknown = checker === undefined ? null : describeUnknownId(checker, node, diagnostic.code);
  if (unknown === 'fine') return null;
  if (unknown !== null) {
    const { start, end, message, nearest } = unknown;
    const changes = nearest === null ? [] : [{ from: start + 1, to: end - 1, insert: nearest }];
    const fix = nearest === null ? null : { title: `Change to ${nearest}`, changes };
    return { from: start, to: end, level: 'error', message, fix };
  }
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').slice(0, FINDING_LENGTH_MAX);
  const name = source.text.slice(from, to);
  const isMissing = Object.hasOwn(missing, name) && /Cannot find name|only refers to a type/.test(text);
  return {
    from,
    to,
    level: getFindingLevel(diagnostic),
    message: isMissing ? missing[name]! : text,
    fix: isMissing ? null : findFix(context, source, diagnostic),
  };
}

function getFindingLevel({ category }: ts.Diagnostic): CodeDiagnostic['level'] {
  if (category === ts.DiagnosticCategory.Error) return 'error';
  return category === ts.DiagnosticCategory.Warning ? 'warning' : 'hint';
}

const FIXED_CODES = [2339, 2551, 2552, 2304, 2561, 2724, 2820];

/** Suggests the closest known name as a quick fix. */
function findFix(
  context: LanguageContext,
  source: ts.SourceFile,
  diagnostic: ts.Diagnostic,
): CodeDiagnostic['fix'] {
  const { code, start = 0, length = 0 } = diagnostic;
  if (!FIXED_CODES.includes(code)) return null;
  const fixes = context.service.getCodeFixesAtPosition(
    source.fileName,
    start,
    start + length,
    [code],
    {},
    {},
  );
  const fix = fixes.find(({ fixName }) => fixName === 'spelling');
  const own = fix?.changes.filter(({ fileName }) => fileName === source.fileName) ?? [];
  if (fix === undefined || own.length === 0) return null;
  const changes = own.flatMap(({ textChanges }) =>
    textChanges.map(({ span, newText }) => ({
      from: span.start,
      to: span.start + span.length,
      insert: newText,
    })),
  );
  return { title: fix.description.replace(/spelling /i, ''), changes };
}
