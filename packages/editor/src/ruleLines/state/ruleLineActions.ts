import {
  addElse,
  addEmptyRule,
  type Command,
  duplicateLine,
  duplicateRule,
  endStep,
  findKeyAfterLine,
  type CommandWithCursor,
  listSlots,
  moveRule,
  addWorldMapsToCommand,
  readEmbeddedRule,
  readLineSentence,
  removeLine,
  removeRule,
  type RuleLine,
  type RuleTree,
  runCommand,
  shiftLine,
  shiftRule,
  toggleLine,
  toggleRule,
  wrapInIf,
} from '@playloom/editor-core';
import { limits } from '@playloom/game-format';
import { openTab } from '../../session/workspace/tabs.ts';
import {
  type RuleSelection,
  getRuleSelection,
  findRuleSelection,
  moveRuleCursor,
  openInlineField,
  type RulesEditorState,
} from './RulesEditorState.ts';

export function getTreeKey(tree: RuleTree): string {
  return tree.path.join('/');
}

/** Runs a command. Returns false if it was not applied, for example because the user can't edit. */
export function runRuleCommand(editorState: RulesEditorState, command: Command | null): boolean {
  if (command === null) return false;
  const { editor } = editorState.session;
  const done = runCommand(
    editor,
    addWorldMapsToCommand(editor, editorState.session.worldMaps.get() ?? [], command),
  );
  if (!done.ok && done.error === 'read-only') editorState.notice.set('You can only view this game.');
  return done.ok;
}

export function runLineEdit(
  editorState: RulesEditorState,
  tree: RuleTree,
  plan: CommandWithCursor | null,
): void {
  if (plan === null || !runRuleCommand(editorState, plan.command)) return;
  moveRuleCursor(editorState, { tree: getTreeKey(tree), line: plan.cursor, slot: -1 });
}

function isRule(tree: RuleTree): boolean {
  return tree.path[0] === 'rules';
}

function getRuleId(tree: RuleTree): string {
  return tree.path[1]!;
}

/**
 * Opens the field for a new line below the selected line. Below a trigger or a condition, it adds a
 * condition.
 */
export function openAddField(
  editorState: RulesEditorState,
  { tree, line, lines }: RuleSelection,
  text = '',
): void {
  const editor = editorState.session.editor;
  if (!editor.canEdit.get()) return;
  const base = { kind: 'add', tree: getTreeKey(tree), text, replaces: false } as const;
  const target = line ?? lines.findLast(({ kind }) => kind === 'empty') ?? lines.at(-1);
  if (target === undefined) return;
  if (target.kind === 'when' || (target.kind === 'condition' && !target.list.includes('do'))) {
    const list = [...tree.path, 'if'];
    const before = target.kind === 'when' ? findFirstCondition(lines) : findKeyAfterLine(editor, target);
    openInlineField(editorState, {
      ...base,
      suggests: 'condition',
      list,
      before,
      at: target.id,
      isInPlace: false,
    });
    return;
  }
  const isInPlace = target.kind === 'empty';
  const suggests = target.list.at(-1) === 'if' ? 'condition' : 'action';
  const before = target.kind === 'else' ? findFirstLineIn(lines, target) : findKeyAfterLine(editor, target);
  openInlineField(editorState, { ...base, suggests, list: target.list, before, at: target.id, isInPlace });
}

function findFirstCondition(lines: readonly RuleLine[]): string | null {
  return lines.find(({ kind }) => kind === 'condition')?.path.at(-1) ?? null;
}

function findFirstLineIn(lines: readonly RuleLine[], target: RuleLine): string | null {
  const list = target.list.join('/');
  return lines.find((line) => line.kind === 'action' && line.list.join('/') === list)?.path.at(-1) ?? null;
}

/** Opens the field that replaces the trigger, action or condition of the line. */
export function openReplaceField(editorState: RulesEditorState, current: RuleSelection, text = ''): void {
  const { tree, line } = current;
  // An empty line has nothing to replace, so add a line there.
  if (line?.kind === 'empty') return openAddField(editorState, current, text);
  if (line === null || line.kind === 'else' || !editorState.session.editor.canEdit.get()) return;
  const suggests = line.kind === 'when' ? 'trigger' : line.kind === 'condition' ? 'condition' : 'action';
  const place = { list: line.list, before: null, at: line.id, isInPlace: true, replaces: true, text };
  openInlineField(editorState, { kind: 'add', tree: getTreeKey(tree), suggests, ...place });
}

/** Handles Enter: opens the slot at the cursor, or the line's own field. */
export function editSelected(editorState: RulesEditorState, current: RuleSelection): void {
  const { tree, line, slot } = current;
  if (!editorState.session.editor.canEdit.get()) return;
  if (line === null) return openRuleNameField(editorState, current);
  if (line.kind === 'empty' || line.kind === 'else') return openAddField(editorState, current);
  const slots = listSlots(readLineSentence(editorState.session.editor.game.get(), line));
  const chosen = slots[slot];
  if (chosen === undefined) return openReplaceField(editorState, current);
  openInlineField(editorState, { kind: 'slot', tree: getTreeKey(tree), line: line.id, at: chosen.at });
}

export function removeSelected(editorState: RulesEditorState, { tree, lines, line }: RuleSelection): void {
  const game = editorState.session.editor.game.get();
  if (line === null) {
    if (!isRule(tree)) return;
    const at = editorState.shown.get().findIndex((path) => path.join('/') === getTreeKey(tree));
    const next = editorState.shown.get()[at + 1] ?? editorState.shown.get()[at - 1];
    if (runRuleCommand(editorState, removeRule(game, getRuleId(tree))) && next !== undefined) {
      moveRuleCursor(editorState, { tree: next.join('/'), line: null, slot: -1 });
    }
    return;
  }
  const at = lines.indexOf(line);
  const next = lines.slice(at + 1).find((other) => !other.id.startsWith(`${line.id}/`)) ?? lines[at - 1];
  if (runRuleCommand(editorState, removeLine(tree, line))) {
    moveRuleCursor(editorState, { tree: getTreeKey(tree), line: next?.id ?? null, slot: -1 });
  }
}

export function toggleSelectedEnabled(editorState: RulesEditorState, { tree, line }: RuleSelection): void {
  const game = editorState.session.editor.game.get();
  if (line === null || line.kind === 'when') {
    if (isRule(tree)) runRuleCommand(editorState, toggleRule(game, getRuleId(tree)));
  } else if (!runRuleCommand(editorState, toggleLine(tree, line)) && line.kind === 'condition') {
    editorState.notice.set(
      'You can’t turn off a single condition. Turn off the rule, or delete the condition.',
    );
  }
}

export function duplicateSelected(editorState: RulesEditorState, { tree, line }: RuleSelection): void {
  const { editor } = editorState.session;
  if (line !== null) return runLineEdit(editorState, tree, duplicateLine(editor, tree, line));
  const plan = isRule(tree) ? duplicateRule(editor.game.get(), getRuleId(tree)) : null;
  if (plan !== null && runRuleCommand(editorState, plan.command)) {
    moveRuleCursor(editorState, { tree: `rules/${plan.rule}`, line: null, slot: -1 });
  }
}

export function moveSelected(
  editorState: RulesEditorState,
  { tree, lines, line, slot }: RuleSelection,
  direction: -1 | 1,
): void {
  const { editor } = editorState.session;
  if (line === null) {
    if (
      isRule(tree) &&
      runRuleCommand(editorState, shiftRule(editor.game.get(), getRuleId(tree), direction))
    ) {
      moveRuleCursor(editorState, { tree: getTreeKey(tree), line: null, slot });
    }
  } else runLineEdit(editorState, tree, shiftLine(editor, tree, lines, line, direction));
}

export function wrapSelected(editorState: RulesEditorState, { tree, line }: RuleSelection): void {
  if (line === null) return;
  const plan = wrapInIf(editorState.session.editor, tree, line);
  if (plan === null || !runRuleCommand(editorState, plan.command) || plan.cursor === null) return;
  moveRuleCursor(editorState, { tree: getTreeKey(tree), line: plan.cursor, slot: 0 });
  openInlineField(editorState, {
    kind: 'slot',
    tree: getTreeKey(tree),
    line: plan.cursor,
    at: ['condition'],
  });
}

export function addElseToSelected(editorState: RulesEditorState, { tree, line }: RuleSelection): void {
  if (line !== null) runRuleCommand(editorState, addElse(tree, line));
}

export function openCommentField(editorState: RulesEditorState, { tree, line }: RuleSelection): void {
  if (!editorState.session.editor.canEdit.get()) return;
  if (line !== null && line.kind !== 'action' && line.kind !== 'when') return;
  const noted = line?.kind === 'action' ? line.id : null;
  openInlineField(editorState, { kind: 'comment', tree: getTreeKey(tree), line: noted });
}

/** Opens the field for the rule's name. Does nothing for lines outside of rules, such as those of a shop. */
export function openRuleNameField(editorState: RulesEditorState, { tree }: RuleSelection): void {
  openRuleField(editorState, tree, 'name');
}

/** Opens the field for the rule's group. */
export function openGroupField(editorState: RulesEditorState, { tree }: RuleSelection): void {
  openRuleField(editorState, tree, 'group');
}

function openRuleField(editorState: RulesEditorState, tree: RuleTree, kind: 'name' | 'group'): void {
  if (!isRule(tree) || !editorState.session.editor.canEdit.get()) return;
  openInlineField(editorState, { kind, tree: getTreeKey(tree) });
}

/** Moves the rule to a group, which is created if needed, and opens the group. */
export function moveRuleToGroup(editorState: RulesEditorState, rule: string, typed: string): void {
  const group = typed.trim().slice(0, limits.NAME_MAX);
  const { editor, workspace } = editorState.session;
  if (group === '' || !runRuleCommand(editorState, moveRule(editor.game.get(), rule, group, null))) return;
  workspace.update((now) => openTab(now, { kind: 'rules', group, rule }));
}

/** Adds a rule below the one at the cursor, with its trigger field open. */
export function addRuleBelowSelected(editorState: RulesEditorState, group: string): void {
  const { editor } = editorState.session;
  const current = getRuleSelection(editorState);
  const rule = current !== null && isRule(current.tree) ? current.tree : null;
  const after = rule !== null && (rule.json['group'] ?? '') === group ? getRuleId(rule) : null;
  const plan = addEmptyRule(editor.game.get(), group, after);
  if (!runRuleCommand(editorState, plan.command)) return;
  // Otherwise the filter could hide the new rule.
  editorState.filter.set(null);
  const tree = `rules/${plan.rule}`;
  editorState.shown.update((shown) => [...shown, ['rules', plan.rule]]);
  moveRuleCursor(editorState, { tree, line: `${tree}/when`, slot: -1 });
  const made = findRuleSelection(editorState, { tree, line: `${tree}/when`, slot: -1 });
  if (made !== null) openReplaceField(editorState, made);
}

/** Closes any open field. The focus stays where it is, for example on what the user has clicked instead. */
export function leaveInlineField(editorState: RulesEditorState): void {
  endStep(editorState.session.editor);
  editorState.field.set(null);
  editorState.wantsFocus = false;
}

/** Closes any open field and returns to the line. */
export function closeInlineField(editorState: RulesEditorState): void {
  leaveInlineField(editorState);
  editorState.wantsFocus = true;
  editorState.cursor.update((cursor) => (cursor === null ? null : { ...cursor }));
}

/**
 * Moves the cursor after a line has changed: to its first required empty slot, or to the line itself. After a
 * trigger, opens the field for the first action if the rule has none.
 */
export function moveToEmptySlot(
  editorState: RulesEditorState,
  treeKey: string,
  lineId: string,
  isOpening: boolean,
): void {
  const path = editorState.shown.get().find((each) => each.join('/') === treeKey);
  const tree = path === undefined ? null : readEmbeddedRule(editorState.session.editor.draft, path);
  const found =
    tree === null ? null : findRuleSelection(editorState, { tree: treeKey, line: lineId, slot: -1 });
  if (found?.line == null) return;
  const slots = listSlots(readLineSentence(editorState.session.editor.game.get(), found.line));
  const slot = slots.findIndex(({ isEmpty, spec }) => isEmpty && spec.isRequired);
  moveRuleCursor(editorState, { tree: treeKey, line: lineId, slot });
  if (slot !== -1 && isOpening) {
    openInlineField(editorState, { kind: 'slot', tree: treeKey, line: lineId, at: slots[slot]!.at });
  }
  const undone = found.lines.find(({ kind }) => kind === 'empty');
  if (slot !== -1 || found.line.kind !== 'when' || undone === undefined) return;
  moveRuleCursor(editorState, { tree: treeKey, line: undone.id, slot: -1 });
  openAddField(editorState, { ...found, line: undone });
}
