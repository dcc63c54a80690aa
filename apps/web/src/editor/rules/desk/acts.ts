import {
  addElse,
  addEmptyRule,
  type Command,
  duplicateLine,
  duplicateRule,
  endStep,
  keyAfter,
  type LinePlan,
  listSlots,
  moveRule,
  nameWorldMaps,
  readGuarded,
  readLine,
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
import { worldMapsOf } from '../../session/worldMaps.ts';
import { openTab } from '../../workspace/tabs.ts';
import { type Current, currentOf, findCurrent, moveCursor, openField, type RulesDesk } from './RulesDesk.ts';

export function keyOfTree(tree: RuleTree): string {
  return tree.path.join('/');
}

/** Whether it was done: not for those who may only look. */
export function run(desk: RulesDesk, command: Command | null): boolean {
  if (command === null) return false;
  const { editor } = desk.session;
  const done = runCommand(editor, nameWorldMaps(editor, worldMapsOf(desk.session).get() ?? [], command));
  if (!done.ok && done.error === 'read-only') desk.notice.set('You may look at this game, not change it.');
  return done.ok;
}

export function runPlan(desk: RulesDesk, tree: RuleTree, plan: LinePlan | null): void {
  if (plan === null || !run(desk, plan.command)) return;
  moveCursor(desk, { tree: keyOfTree(tree), line: plan.cursor, slot: -1 });
}

function isRule(tree: RuleTree): boolean {
  return tree.path[0] === 'rules';
}

function idOf(tree: RuleTree): string {
  return tree.path[1]!;
}

/** Opens the field for a new line under one; under “When” and “If” that is a condition. */
export function addBelow(desk: RulesDesk, { tree, line, lines }: Current, text = ''): void {
  const editor = desk.session.editor;
  if (!editor.canEdit.get()) return;
  const base = { kind: 'add', tree: keyOfTree(tree), text, replaces: false } as const;
  const target = line ?? lines.findLast(({ kind }) => kind === 'empty') ?? lines.at(-1);
  if (target === undefined) return;
  if (target.kind === 'when' || (target.kind === 'condition' && !target.list.includes('do'))) {
    const list = [...tree.path, 'if'];
    const before = target.kind === 'when' ? firstCondition(lines) : keyAfter(editor, target);
    openField(desk, { ...base, suggests: 'condition', list, before, at: target.id, isInPlace: false });
    return;
  }
  const isInPlace = target.kind === 'empty';
  const suggests = target.list.at(-1) === 'if' ? 'condition' : 'action';
  const before = target.kind === 'else' ? firstIn(lines, target) : keyAfter(editor, target);
  openField(desk, { ...base, suggests, list: target.list, before, at: target.id, isInPlace });
}

function firstCondition(lines: readonly RuleLine[]): string | null {
  return lines.find(({ kind }) => kind === 'condition')?.path.at(-1) ?? null;
}

function firstIn(lines: readonly RuleLine[], target: RuleLine): string | null {
  const list = target.list.join('/');
  return lines.find((line) => line.kind === 'action' && line.list.join('/') === list)?.path.at(-1) ?? null;
}

/** Opens the field that puts another trigger, action or condition onto the line. */
export function replaceHere(desk: RulesDesk, current: Current, text = ''): void {
  const { tree, line } = current;
  // Nothing stands there that could be replaced.
  if (line?.kind === 'empty') return addBelow(desk, current, text);
  if (line === null || line.kind === 'else' || !desk.session.editor.canEdit.get()) return;
  const suggests = line.kind === 'when' ? 'trigger' : line.kind === 'condition' ? 'condition' : 'action';
  const place = { list: line.list, before: null, at: line.id, isInPlace: true, replaces: true, text };
  openField(desk, { kind: 'add', tree: keyOfTree(tree), suggests, ...place });
}

/** Enter: opens the slot at the cursor, or the line's own field. */
export function editHere(desk: RulesDesk, current: Current): void {
  const { tree, line, slot } = current;
  if (!desk.session.editor.canEdit.get()) return;
  if (line === null) return renameHere(desk, current);
  if (line.kind === 'empty' || line.kind === 'else') return addBelow(desk, current);
  const slots = listSlots(readLine(desk.session.editor.game.get(), line));
  const chosen = slots[slot];
  if (chosen === undefined) return replaceHere(desk, current);
  openField(desk, { kind: 'slot', tree: keyOfTree(tree), line: line.id, at: chosen.at });
}

export function removeHere(desk: RulesDesk, { tree, lines, line }: Current): void {
  const game = desk.session.editor.game.get();
  if (line === null) {
    if (!isRule(tree)) return;
    const at = desk.shown.get().findIndex((path) => path.join('/') === keyOfTree(tree));
    const next = desk.shown.get()[at + 1] ?? desk.shown.get()[at - 1];
    if (run(desk, removeRule(game, idOf(tree))) && next !== undefined) {
      moveCursor(desk, { tree: next.join('/'), line: null, slot: -1 });
    }
    return;
  }
  const at = lines.indexOf(line);
  const next = lines.slice(at + 1).find((other) => !other.id.startsWith(`${line.id}/`)) ?? lines[at - 1];
  if (run(desk, removeLine(tree, line))) {
    moveCursor(desk, { tree: keyOfTree(tree), line: next?.id ?? null, slot: -1 });
  }
}

export function toggleHere(desk: RulesDesk, { tree, line }: Current): void {
  const game = desk.session.editor.game.get();
  if (line === null || line.kind === 'when') {
    if (isRule(tree)) run(desk, toggleRule(game, idOf(tree)));
  } else if (!run(desk, toggleLine(tree, line)) && line.kind === 'condition') {
    desk.notice.set(
      'Conditions cannot be turned off one by one. Turn the rule off, or delete the condition.',
    );
  }
}

export function duplicateHere(desk: RulesDesk, { tree, line }: Current): void {
  const { editor } = desk.session;
  if (line !== null) return runPlan(desk, tree, duplicateLine(editor, tree, line));
  const plan = isRule(tree) ? duplicateRule(editor.game.get(), idOf(tree)) : null;
  if (plan !== null && run(desk, plan.command)) {
    moveCursor(desk, { tree: `rules/${plan.rule}`, line: null, slot: -1 });
  }
}

export function shiftHere(desk: RulesDesk, { tree, lines, line, slot }: Current, way: -1 | 1): void {
  const { editor } = desk.session;
  if (line === null) {
    if (isRule(tree) && run(desk, shiftRule(editor.game.get(), idOf(tree), way))) {
      moveCursor(desk, { tree: keyOfTree(tree), line: null, slot });
    }
  } else runPlan(desk, tree, shiftLine(editor, tree, lines, line, way));
}

export function wrapHere(desk: RulesDesk, { tree, line }: Current): void {
  if (line === null) return;
  const plan = wrapInIf(desk.session.editor, tree, line);
  if (plan === null || !run(desk, plan.command) || plan.cursor === null) return;
  moveCursor(desk, { tree: keyOfTree(tree), line: plan.cursor, slot: 0 });
  openField(desk, { kind: 'slot', tree: keyOfTree(tree), line: plan.cursor, at: ['condition'] });
}

export function addElseHere(desk: RulesDesk, { tree, line }: Current): void {
  if (line !== null) run(desk, addElse(tree, line));
}

export function commentHere(desk: RulesDesk, { tree, line }: Current): void {
  if (!desk.session.editor.canEdit.get()) return;
  if (line !== null && line.kind !== 'action' && line.kind !== 'when') return;
  const noted = line?.kind === 'action' ? line.id : null;
  openField(desk, { kind: 'comment', tree: keyOfTree(tree), line: noted });
}

/** Opens the field for the rule's name; lines outside of rules have none. */
export function renameHere(desk: RulesDesk, { tree }: Current): void {
  openRuleField(desk, tree, 'name');
}

/** Opens the field for the group the rule is in. */
export function groupHere(desk: RulesDesk, { tree }: Current): void {
  openRuleField(desk, tree, 'group');
}

function openRuleField(desk: RulesDesk, tree: RuleTree, kind: 'name' | 'group'): void {
  if (!isRule(tree) || !desk.session.editor.canEdit.get()) return;
  openField(desk, { kind, tree: keyOfTree(tree) });
}

/** Takes the rule to a group, which is made by its first rule, and goes along. */
export function moveToGroup(desk: RulesDesk, rule: string, typed: string): void {
  const group = typed.trim().slice(0, limits.NAME_MAX);
  const { editor, workspace } = desk.session;
  if (group === '' || !run(desk, moveRule(editor.game.get(), rule, group, null))) return;
  workspace.update((now) => openTab(now, { kind: 'rules', group, rule }));
}

/** A new rule under the one at the cursor, with the field for its trigger open. */
export function addRuleHere(desk: RulesDesk, group: string): void {
  const { editor } = desk.session;
  const current = currentOf(desk);
  const rule = current !== null && isRule(current.tree) ? current.tree : null;
  const after = rule !== null && (rule.json['group'] ?? '') === group ? idOf(rule) : null;
  const plan = addEmptyRule(editor.game.get(), group, after);
  if (!run(desk, plan.command)) return;
  // What was searched for would hide it.
  desk.filter.set(null);
  const tree = `rules/${plan.rule}`;
  desk.shown.update((shown) => [...shown, ['rules', plan.rule]]);
  moveCursor(desk, { tree, line: `${tree}/when`, slot: -1 });
  const made = findCurrent(desk, { tree, line: `${tree}/when`, slot: -1 });
  if (made !== null) replaceHere(desk, made);
}

/** Closes whatever is open and goes back to the line. */
export function closeField(desk: RulesDesk): void {
  endStep(desk.session.editor);
  desk.field.set(null);
  desk.wantsFocus = true;
  desk.cursor.update((cursor) => (cursor === null ? null : { ...cursor }));
}

/**
 * After something was put into a line: the next slot that must be filled, or the line itself. A trigger without a
 * deed is half a rule: what shall happen is asked at once.
 */
export function goToEmptySlot(desk: RulesDesk, treeKey: string, lineId: string, isOpening: boolean): void {
  const path = desk.shown.get().find((each) => each.join('/') === treeKey);
  const tree = path === undefined ? null : readGuarded(desk.session.editor.draft, path);
  const found = tree === null ? null : findCurrent(desk, { tree: treeKey, line: lineId, slot: -1 });
  if (found?.line == null) return;
  const slots = listSlots(readLine(desk.session.editor.game.get(), found.line));
  const slot = slots.findIndex(({ isEmpty, wanted }) => isEmpty && wanted.isRequired);
  moveCursor(desk, { tree: treeKey, line: lineId, slot });
  if (slot !== -1 && isOpening) {
    openField(desk, { kind: 'slot', tree: treeKey, line: lineId, at: slots[slot]!.at });
  }
  const undone = found.lines.find(({ kind }) => kind === 'empty');
  if (slot !== -1 || found.line.kind !== 'when' || undone === undefined) return;
  moveCursor(desk, { tree: treeKey, line: undone.id, slot: -1 });
  addBelow(desk, { ...found, line: undone });
}
