import ts from 'typescript';
import { DECLARATIONS_PATH, SCRIPTS_FOLDER } from './createLanguageHost.ts';
import { joinDisplayParts, formatSignature } from './completeCode.ts';
import type {
  Definition,
  Description,
  EntryName,
  RenameResult,
  SignatureHelp,
  TextChange,
} from './ScriptLanguageService.ts';
import { type LanguageContext, findNodeAt, toScriptPath, getSourceFile } from './LanguageContext.ts';
import { findFunction, findTriggerHelp, getEntryName } from './readCatalog.ts';

/** Describes the symbol at a position. */
export function describeSymbol(context: LanguageContext, path: string, at: number): Description | null {
  const source = getSourceFile(context, path);
  if (source === null) return null;
  const trigger = findTriggerName(source, at);
  if (trigger !== null) {
    const { node, name } = trigger;
    const [from, to] = [node.getStart(source), node.getEnd()];
    const help = findTriggerHelp(name) ?? '';
    return { from, to, signature: `on('${name}', …)`, help, entry: { kind: 'trigger', name } };
  }
  const found = context.service.getQuickInfoAtPosition(toScriptPath(path), at);
  if (found === undefined) return null;
  const { start, length } = found.textSpan;
  return {
    from: start,
    to: start + length,
    signature: formatSignature(found.displayParts),
    help: joinDisplayParts(found.documentation),
    entry: findEntry(source, start),
  };
}

/** Describes the call whose arguments the cursor is in. */
export function findSignatureHelp(context: LanguageContext, path: string, at: number): SignatureHelp | null {
  const found = context.service.getSignatureHelpItems(toScriptPath(path), at, undefined);
  const item = found?.items[found.selectedItemIndex];
  if (found === undefined || item === undefined) return null;
  const text = (parts: readonly ts.SymbolDisplayPart[]) => joinDisplayParts(parts);
  return {
    name: text(item.prefixDisplayParts).replace(/\($/, ''),
    params: item.parameters.map(({ displayParts }) => text(displayParts)),
    result: text(item.suffixDisplayParts).replace(/^\)/, ''),
    active: Math.min(found.argumentIndex, Math.max(0, item.parameters.length - 1)),
    help: text(item.documentation),
  };
}

/** Finds the definition of the symbol at a position. */
export function findDefinition(context: LanguageContext, path: string, at: number): Definition | null {
  const source = getSourceFile(context, path);
  if (source === null) return null;
  const trigger = findTriggerName(source, at);
  if (trigger !== null) return { kind: 'entry', entry: { kind: 'trigger', name: trigger.name } };
  const [found] = context.service.getDefinitionAtPosition(toScriptPath(path), at) ?? [];
  if (found === undefined) return null;
  if (found.fileName === DECLARATIONS_PATH) {
    const entry = findFunction(found.containerName, found.name);
    return entry === null ? null : { kind: 'entry', entry: getEntryName(entry) };
  }
  const target = context.service.getProgram()?.getSourceFile(found.fileName);
  if (target === undefined || !found.fileName.startsWith(SCRIPTS_FOLDER)) return null;
  const { line, character } = target.getLineAndCharacterOfPosition(found.textSpan.start);
  return {
    kind: 'file',
    path: found.fileName.slice(SCRIPTS_FOLDER.length),
    line: line + 1,
    column: character + 1,
  };
}

const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** Renames a symbol everywhere in its script. */
export function renameCode(context: LanguageContext, path: string, at: number, name: string): RenameResult {
  const { service } = context;
  if (!NAME.test(name))
    return { ok: false, message: 'Start with a letter, _, or $, then use letters, digits, _, and $.' };
  const info = service.getRenameInfo(toScriptPath(path), at, {});
  if (!info.canRename)
    return {
      ok: false,
      message: 'This can’t be renamed. You can rename only names that your script declares.',
    };
  const places = service.findRenameLocations(toScriptPath(path), at, false, false, {
    providePrefixAndSuffixTextForRename: false,
  });
  const changes: { [path: string]: TextChange[] } = {};
  for (const { fileName, textSpan } of places ?? []) {
    if (!fileName.startsWith(SCRIPTS_FOLDER)) {
      return { ok: false, message: 'This can’t be renamed because it’s part of the script API.' };
    }
    const list = (changes[fileName.slice(SCRIPTS_FOLDER.length)] ??= []);
    list.push({ from: textSpan.start, to: textSpan.start + textSpan.length, insert: name });
  }
  return { ok: true, changes };
}

/** Finds the name of the trigger at a position, such as `unitDies` in `on('unitDies', …)`. */
function findTriggerName(source: ts.SourceFile, at: number): { node: ts.Node; name: string } | null {
  const node = findNodeAt(source, at);
  if (!ts.isStringLiteral(node) || !ts.isCallExpression(node.parent)) return null;
  const { expression, arguments: given } = node.parent;
  const isListening = ts.isIdentifier(expression) && (expression.text === 'on' || expression.text === 'off');
  if (!isListening || given[0] !== node || findTriggerHelp(node.text) === null) return null;
  return { node, name: node.text };
}

/** Finds the catalog entry of the function at a position, such as `units.ownerOf`. */
function findEntry(source: ts.SourceFile, at: number): EntryName | null {
  const node = findNodeAt(source, at);
  const access = node.parent;
  if (!ts.isIdentifier(node) || access === undefined || !ts.isPropertyAccessExpression(access)) return null;
  if (access.name !== node || !ts.isIdentifier(access.expression)) return null;
  const entry = findFunction(access.expression.text, node.text);
  return entry === null ? null : getEntryName(entry);
}
