import type ts from 'typescript';
import type { CompletionItem, CompletionKind, Completions, Description } from './ScriptLanguageService.ts';
import { type LanguageContext, findNodeAt, toScriptPath, getSourceFile } from './LanguageContext.ts';
import { findFunction, findTriggerHelp, isNamespace, formatParams, getEntryName } from './readCatalog.ts';

const WORD = /[\p{L}\p{N}_$]/u;
const USES_COUNTED_MAX = 20;
/** Ranks of completions by origin: first the script's own names, then the game's, then JavaScript's. */
const RANK_OWN = 30;
const RANK_GAME = 20;
const RANK_KEYWORD = -10;
const RANK_JAVASCRIPT = -40;

const kinds: { readonly [kind: string]: CompletionKind } = {
  function: 'function',
  method: 'function',
  'local function': 'function',
  property: 'property',
  getter: 'property',
  module: 'namespace',
  interface: 'type',
  type: 'type',
  class: 'type',
  'type parameter': 'type',
  keyword: 'keyword',
  string: 'text',
};

/** Lists the completions at a position, each with a rank. */
export function completeCode(context: LanguageContext, path: string, at: number): Completions | null {
  const text = context.host.read(toScriptPath(path));
  const found = context.service.getCompletionsAtPosition(toScriptPath(path), at, {
    includeCompletionsWithInsertText: false,
    includeCompletionsForModuleExports: false,
  });
  if (text === undefined || found === undefined) return null;
  const from = found.optionalReplacementSpan?.start ?? findWordStart(text, at);
  const owner = findOwnerBefore(text, from);
  const uses = countWords(context);
  const items = found.entries
    .filter(({ kind }) => kind !== 'warning')
    .map((entry) => describeEntry(entry, owner, uses, found.isMemberCompletion));
  const end = found.optionalReplacementSpan;
  return { from, to: end === undefined ? at : end.start + end.length, items };
}

function describeEntry(
  entry: ts.CompletionEntry,
  owner: string | null,
  uses: ReadonlyMap<string, number>,
  isMember: boolean,
): CompletionItem {
  const { name } = entry;
  const known = owner === null ? null : findFunction(owner, name);
  const isEvent = entry.kind === 'string' && findTriggerHelp(name) !== null;
  const kind = isEvent ? 'event' : (kinds[entry.kind] ?? 'variable');
  const times = uses.get(name) ?? 0;
  return {
    name,
    kind,
    detail: known === null ? '' : formatParams(known),
    uses: times,
    rank: Math.min(times, USES_COUNTED_MAX) + (isMember ? 0 : rankCompletion(entry, kind)),
  };
}

function rankCompletion({ name, kind, sortText }: ts.CompletionEntry, shown: CompletionKind): number {
  if (isNamespace(name) || name === 'on' || name === 'off' || name === 'game') return RANK_GAME;
  if (kind === 'keyword') return RANK_KEYWORD;
  if (shown === 'text' || shown === 'event') return RANK_OWN;
  // The service gives local names a lower sort text than global ones.
  return sortText <= '11' ? RANK_OWN : RANK_JAVASCRIPT;
}

/** Describes one completion: its signature and its help. */
export function describeCompletion(
  context: LanguageContext,
  path: string,
  at: number,
  name: string,
): Description | null {
  const text = context.host.read(toScriptPath(path)) ?? '';
  const from = findWordStart(text, at);
  const trigger = findTriggerHelp(name);
  if (trigger !== null && isInText(context, path, at)) {
    return {
      from,
      to: at,
      signature: `on('${name}', …)`,
      help: trigger,
      entry: { kind: 'trigger', name },
    };
  }
  const found = context.service.getCompletionEntryDetails(
    toScriptPath(path),
    at,
    name,
    undefined,
    undefined,
    undefined,
    undefined,
  );
  if (found === undefined) return null;
  const owner = findOwnerBefore(text, from);
  const entry = owner === null ? null : findFunction(owner, name);
  return {
    from,
    to: at,
    signature: formatSignature(found.displayParts),
    help: joinDisplayParts(found.documentation),
    entry: entry === null ? null : getEntryName(entry),
  };
}

/** Drops the service's prefix for the kind: `function units.ownerOf(…)` becomes `units.ownerOf(…)`. */
export function formatSignature(parts: readonly ts.SymbolDisplayPart[] | undefined): string {
  return joinDisplayParts(parts).replace(
    /^(?:\((?:[a-z ]+)\) |(?:function|const|let|var|namespace|interface|type|class) )/,
    '',
  );
}

export function joinDisplayParts(parts: readonly ts.SymbolDisplayPart[] | undefined): string {
  return (parts ?? []).map(({ text }) => text).join('');
}

function isInText(context: LanguageContext, path: string, at: number): boolean {
  const source = getSourceFile(context, path);
  if (source === null) return false;
  const node = findNodeAt(source, at);
  const first = source.text.charAt(node.getStart(source));
  return first === "'" || first === '"' || first === '`';
}

function findWordStart(text: string, at: number): number {
  let from = at;
  while (from > 0 && WORD.test(text.charAt(from - 1))) from -= 1;
  return from;
}

/** Finds the name before the dot, such as `units` in `units.own`; null if there is none. */
function findOwnerBefore(text: string, from: number): string | null {
  if (text.charAt(from - 1) !== '.') return null;
  const start = findWordStart(text, from - 1);
  return start === from - 1 ? null : text.slice(start, from - 1);
}

function countWords({ host }: LanguageContext): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of host.list()) {
    for (const [word] of (host.read(path) ?? '').matchAll(/[\p{L}_$][\p{L}\p{N}_$-]*/gu)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
