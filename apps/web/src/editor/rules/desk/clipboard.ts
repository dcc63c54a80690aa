import {
  addRule,
  insertLines,
  isConditionList,
  keyAfter,
  readRuleClip,
  type RuleClip,
  writeRuleClip,
} from '@playloom/editor-core';
import type { Json, JsonObject } from '@playloom/game-format';
import type { ClipboardEvent } from 'react';
import { removeHere, run, runPlan } from './acts.ts';
import { type Current, currentOf, moveCursor, type RulesDesk } from './RulesDesk.ts';

/** Puts the line or the rule at the cursor onto the clipboard, as text that any game can read. */
export function copyHere(desk: RulesDesk, event: ClipboardEvent, isCut: boolean): void {
  const current = currentOf(desk);
  if (current === null || isInField(event)) return;
  const text = writeCurrent(desk, current);
  if (text === null) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
  if (isCut) removeHere(desk, current);
}

/** Text in a field is copied as always. */
function isInField({ target }: ClipboardEvent): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

export function writeCurrent(desk: RulesDesk, { tree, line }: Current): string | null {
  const game = desk.session.editor.game.get();
  if (line === null) return tree.path[0] === 'rules' ? writeRuleClip(game, 'rules', [tree.json]) : null;
  if (line.kind === 'action') return writeRuleClip(game, 'actions', [line.json]);
  return line.kind === 'condition' ? writeRuleClip(game, 'conditions', [line.json]) : null;
}

export function pasteHere(desk: RulesDesk, event: ClipboardEvent, group: string): void {
  if (isInField(event)) return;
  event.preventDefault();
  pasteText(desk, event.clipboardData.getData('text/plain'), group);
}

export function pasteText(desk: RulesDesk, text: string, group: string): void {
  const clip = readRuleClip(desk.session.editor.game.get(), text);
  if (!clip.ok) {
    desk.notice.set(
      clip.error === 'broken'
        ? 'What is on the clipboard is no rule that this editor knows. Nothing was pasted.'
        : 'There is no rule on the clipboard. Copy a line or a rule first.',
    );
    return;
  }
  desk.notice.set(null);
  if (clip.value.kind === 'rules') pasteRules(desk, clip.value.items, group);
  else pasteLines(desk, clip.value);
}

function pasteRules(desk: RulesDesk, items: readonly Json[], group: string): void {
  if (desk.shown[0] !== undefined && desk.shown[0][0] !== 'rules') {
    desk.notice.set('A whole rule cannot stand here. Copy its lines instead.');
    return;
  }
  for (const item of items) {
    const plan = addRule(desk.session.editor.game.get(), { ...(item as JsonObject), group }, null, 'Paste');
    if (run(desk, plan.command)) moveCursor(desk, { tree: `rules/${plan.rule}`, line: null, slot: -1 });
  }
}

function pasteLines(desk: RulesDesk, { kind, items }: RuleClip): void {
  const current = currentOf(desk);
  if (current === null) {
    desk.notice.set('Choose a line first: what was copied goes below it.');
    return;
  }
  const { tree, line } = current;
  const { editor } = desk.session;
  const isHere =
    line !== null && line.kind !== 'when' && isConditionList(line.list) === (kind === 'conditions');
  const list = isHere ? line.list : [...tree.path, kind === 'conditions' ? 'if' : 'do'];
  runPlan(
    desk,
    tree,
    insertLines(editor, tree, list, isHere ? keyAfter(editor, line) : null, items, 'Paste'),
  );
}
