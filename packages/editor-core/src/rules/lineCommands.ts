import { type DraftEdit, type DraftGame, type DraftPath, listDraftKeys, readPart } from '@playloom/draft';
import {
  findAction,
  findTrigger,
  findValue,
  type Json,
  type JsonObject,
  limits,
  toWords,
  isJsonObject,
} from '@playloom/game-format';
import type { Command, Editor } from '../editor/Editor.ts';
import { createRuleNode } from './createRuleNode.ts';
import type { RuleLine } from './listLines.ts';
import { getTriggerScope } from './RuleValueScope.ts';
import type { RuleTree } from './RuleTree.ts';

/** A command that changes lines, and the id of the line to put the cursor on afterwards. */
export interface CommandWithCursor {
  readonly command: Command;
  readonly cursor: string | null;
}

/** The name of the rule, shop offer or dialogue, for labels in the history. */
export function getRuleTreeName(tree: RuleTree): string {
  const { name } = tree.json;
  if (typeof name === 'string' && name !== '') return name;
  if (tree.path[0] === 'rules') return 'a rule';
  return tree.path[1] === 'shops' ? 'an offer' : 'a dialogue';
}

/** Names a line for labels in the history, such as “deal damage”. */
function nameOfNode(json: Json): string {
  if (!isJsonObject(json)) return typeof json === 'boolean' ? (json ? 'yes' : 'no') : 'a condition';
  const name = json['do'] ?? json['get'] ?? json['when'];
  return typeof name === 'string' ? `“${toWords(name)}”` : 'a line';
}

/** Inserts lines into a list, before the entry with the key `before`, or at the end if it is null. */
export function insertLines(
  editor: Editor,
  tree: RuleTree,
  list: DraftPath,
  before: string | null,
  values: readonly Json[],
  verb = 'Add',
): CommandWithCursor {
  const { edits, keys } = insertEdits(editor, list, before, values);
  const what = values.length === 1 ? nameOfNode(values[0]!) : `${values.length} lines`;
  return {
    command: { label: `${verb} ${what} to ${getRuleTreeName(tree)}`, edits },
    cursor: keys.length === 0 ? null : [...list, keys.at(-1)!].join('/'),
  };
}

/** The edits that insert values into a list. Creates the list first if it doesn't exist. */
function insertEdits(
  editor: Editor,
  list: DraftPath,
  before: string | null,
  values: readonly Json[],
): { readonly edits: readonly DraftEdit[]; readonly keys: readonly string[] } {
  const isThere = Array.isArray(readPart(editor.draft, list));
  const keys = values.map(() => editor.nextKey());
  const edits: DraftEdit[] = isThere ? [] : [{ kind: 'set', path: list, value: [] }];
  values.forEach((value, index) =>
    edits.push({ kind: 'insert', path: list, key: keys[index]!, value, before }),
  );
  return { edits, keys };
}

/** The key of the entry after a line in its list. Null at the end. */
export function findKeyAfterLine(editor: Editor, line: RuleLine): string | null {
  if (line.kind === 'empty' || line.kind === 'else') return null;
  const keys = listDraftKeys(editor.draft, line.list);
  return keys[keys.indexOf(line.path.at(-1)!) + 1] ?? null;
}

export function removeLine(tree: RuleTree, line: RuleLine): Command | null {
  if (line.kind === 'when' || line.kind === 'empty') return null;
  const what = line.kind === 'else' ? '“else”' : nameOfNode(line.json);
  return {
    label: `Delete ${what} from ${getRuleTreeName(tree)}`,
    edits:
      line.kind === 'else'
        ? [{ kind: 'set', path: line.path, value: undefined }]
        : [{ kind: 'remove', path: line.path }],
  };
}

export function duplicateLine(editor: Editor, tree: RuleTree, line: RuleLine): CommandWithCursor | null {
  if (line.kind !== 'action' && line.kind !== 'condition') return null;
  return insertLines(editor, tree, line.list, findKeyAfterLine(editor, line), [line.json], 'Duplicate');
}

/** Turns an action on or off. Null for other lines, which can't be turned off. */
export function toggleLine(tree: RuleTree, line: RuleLine): Command | null {
  if (line.kind !== 'action' || !isJsonObject(line.json)) return null;
  const isOn = line.json['isEnabled'] === false;
  return {
    label: `Turn ${isOn ? 'on' : 'off'} ${nameOfNode(line.json)} in ${getRuleTreeName(tree)}`,
    edits: [{ kind: 'set', path: [...line.path, 'isEnabled'], value: isOn ? undefined : false }],
  };
}

export function setLineComment(tree: RuleTree, line: RuleLine, text: string): Command | null {
  if (line.kind !== 'action') return null;
  const value = text.slice(0, limits.COMMENT_MAX);
  return {
    label: `Edit note on ${nameOfNode(line.json)} in ${getRuleTreeName(tree)}`,
    edits: [{ kind: 'set', path: [...line.path, 'comment'], value: value.trim() === '' ? undefined : value }],
    merge: `comment/${line.id}`,
  };
}

export function wrapInIf(editor: Editor, tree: RuleTree, line: RuleLine): CommandWithCursor | null {
  if (line.kind !== 'action') return null;
  const value: Json = { do: 'ifThen', then: [line.json] };
  const { edits, keys } = insertEdits(editor, line.list, line.path.at(-1)!, [value]);
  return {
    command: {
      label: `Wrap ${nameOfNode(line.json)} in “if” in ${getRuleTreeName(tree)}`,
      edits: [...edits, { kind: 'remove', path: line.path }],
    },
    cursor: [...line.list, keys[0]!].join('/'),
  };
}

export function addElse(tree: RuleTree, line: RuleLine): Command | null {
  if (line.kind !== 'action' || !isJsonObject(line.json) || line.json['do'] !== 'ifThen') return null;
  if (Array.isArray(line.json['else'])) return null;
  return {
    label: `Add “else” to ${getRuleTreeName(tree)}`,
    edits: [{ kind: 'set', path: [...line.path, 'else'], value: [] }],
  };
}

/**
 * Moves a line within its list or to another list, before the entry with the key `before`, or to the end if it is null.
 */
export function moveLine(
  editor: Editor,
  tree: RuleTree,
  line: RuleLine,
  list: DraftPath,
  before: string | null,
): CommandWithCursor | null {
  if (line.kind !== 'action' && line.kind !== 'condition') return null;
  const from = line.path.join('/');
  // A block can't be moved into itself, and actions and conditions can't be in the same list.
  if (`${list.join('/')}/`.startsWith(`${from}/`) || isConditionList(list) !== (line.kind === 'condition')) {
    return null;
  }
  const label = `Move ${nameOfNode(line.json)} in ${getRuleTreeName(tree)}`;
  if (list.join('/') === line.list.join('/')) {
    if (before === line.path.at(-1)) return null;
    return { command: { label, edits: [{ kind: 'move', path: line.path, before }] }, cursor: line.id };
  }
  const { edits, keys } = insertEdits(editor, list, before, [line.json]);
  return {
    command: { label, edits: [...edits, { kind: 'remove', path: line.path }] },
    cursor: [...list, keys[0]!].join('/'),
  };
}

export function isConditionList(list: DraftPath): boolean {
  return list.at(-1) === 'if';
}

/**
 * Moves a line one step up or down. An action moves into a block above or below it. The first or last line of a
 * block moves out of the block.
 */
export function shiftLine(
  editor: Editor,
  tree: RuleTree,
  lines: readonly RuleLine[],
  line: RuleLine,
  direction: -1 | 1,
): CommandWithCursor | null {
  if (line.kind !== 'action' && line.kind !== 'condition') return null;
  const keys = listDraftKeys(editor.draft, line.list);
  const at = keys.indexOf(line.path.at(-1)!);
  const neighbor = lines.find(
    ({ id, kind }) => kind !== 'empty' && id === [...line.list, keys[at + direction] ?? '~none'].join('/'),
  );
  if (neighbor !== undefined) {
    const inside = line.kind === 'action' ? blockToward(editor, neighbor, direction) : null;
    if (inside !== null) return moveLine(editor, tree, line, inside.list, inside.before);
    const before = direction === -1 ? keys[at - 1]! : (keys[at + 2] ?? null);
    return moveLine(editor, tree, line, line.list, before);
  }
  return leaveBlock(editor, tree, lines, line, direction);
}

function blockToward(
  editor: Editor,
  neighbor: RuleLine,
  direction: -1 | 1,
): { readonly list: DraftPath; readonly before: string | null } | null {
  const json = neighbor.json;
  const entry = isJsonObject(json) ? findAction(String(json['do'])) : null;
  const names = Object.entries(entry?.params ?? {})
    .filter(([name, { kind }]) => kind === 'block' && (name !== 'else' || isThere(json, name)))
    .map(([name]) => name);
  const name = direction === -1 ? names.at(-1) : names[0];
  if (name === undefined) return null;
  const list = [...neighbor.path, name];
  return { list, before: direction === -1 ? null : (listDraftKeys(editor.draft, list)[0] ?? null) };
}

function isThere(json: Json, name: string): boolean {
  return isJsonObject(json) && Array.isArray(json[name]);
}

function leaveBlock(
  editor: Editor,
  tree: RuleTree,
  lines: readonly RuleLine[],
  line: RuleLine,
  direction: -1 | 1,
): CommandWithCursor | null {
  const owner = lines.find(({ id, kind }) => kind === 'action' && id === line.list.slice(0, -1).join('/'));
  if (owner === undefined) return null;
  const block = line.list.at(-1);
  if (direction === -1 && block === 'else')
    return moveLine(editor, tree, line, [...owner.path, 'then'], null);
  if (direction === 1 && block === 'then' && isThere(owner.json, 'else')) {
    const list = [...owner.path, 'else'];
    return moveLine(editor, tree, line, list, listDraftKeys(editor.draft, list)[0] ?? null);
  }
  const before = direction === -1 ? owner.path.at(-1)! : findKeyAfterLine(editor, owner);
  return moveLine(editor, tree, line, owner.list, before);
}

/** Changes the value of a slot. Undefined clears it. */
export function setSlotValue(
  tree: RuleTree,
  line: RuleLine,
  at: readonly string[],
  value: Json | undefined,
  merge?: string,
): Command | null {
  const [first, ...rest] = at;
  const joins = merge === undefined ? {} : { merge };
  const label = `Change ${first === undefined ? 'a condition' : toWords(at.at(-1)!)} in ${getRuleTreeName(tree)}`;
  if (line.kind === 'condition') {
    const whole = first === undefined ? value : replaceIn(line.json, at, value);
    const edit: DraftEdit =
      whole === undefined
        ? { kind: 'remove', path: line.path }
        : { kind: 'set', path: line.path, value: whole };
    return { label, edits: [edit], ...joins };
  }
  if (first === undefined || !isJsonObject(line.json)) return null;
  const whole = rest.length === 0 ? value : replaceIn(line.json[first] ?? null, rest, value);
  if (line.kind === 'when') {
    // Replace the whole trigger, so that concurrent edits can't mix the parameters of two triggers.
    const { [first]: _old, ...others } = line.json;
    const next = whole === undefined ? others : { ...others, [first]: whole };
    return { label, edits: [{ kind: 'set', path: line.path, value: next }], ...joins };
  }
  return { label, edits: [{ kind: 'set', path: [...line.path, first], value: whole }], ...joins };
}

function replaceIn(json: Json, at: readonly string[], value: Json | undefined): Json {
  const [first, ...rest] = at;
  if (first === undefined || !isJsonObject(json)) return value ?? null;
  if (rest.length > 0) return { ...json, [first]: replaceIn(json[first] ?? null, rest, value) };
  const { [first]: _old, ...others } = json;
  return value === undefined ? others : { ...others, [first]: value };
}

/** The current value of a slot. Undefined when it is empty. */
export function readSlotValue(line: RuleLine, at: readonly string[]): Json | undefined {
  let json: Json | undefined = line.json;
  for (const part of at) json = isJsonObject(json) && Object.hasOwn(json, part) ? json[part] : undefined;
  return json;
}

/** Replaces the action, condition or trigger of a line, and keeps the values that still fit. */
export function replaceEntry(
  game: DraftGame,
  tree: RuleTree,
  line: RuleLine,
  node: JsonObject,
): Command | null {
  const old = isJsonObject(line.json) ? line.json : {};
  const label = `Change ${nameOfNode(line.json)} in ${getRuleTreeName(tree)} to ${nameOfNode(node)}`;
  if (line.kind === 'when') {
    const entry = findTrigger(String(node['when']));
    if (entry === null) return null;
    const value = createRuleNode(game, getTriggerScope(node), entry, { ...old, ...node });
    return { label, edits: [{ kind: 'set', path: line.path, value }] };
  }
  const entry = line.kind === 'condition' ? findValue(String(node['get'])) : findAction(String(node['do']));
  if (entry === null) return null;
  const filled = createRuleNode(game, line.scope, entry, { ...old, ...node });
  const kept: JsonObject =
    line.kind === 'condition'
      ? filled
      : {
          ...filled,
          ...(old['isEnabled'] === false ? { isEnabled: false } : {}),
          ...(typeof old['comment'] === 'string' ? { comment: old['comment'] } : {}),
        };
  return { label, edits: [{ kind: 'set', path: line.path, value: kept }] };
}
