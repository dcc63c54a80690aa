import { listSlots, readLineSentence } from '@playloom/editor-core';
import type { KeyboardEvent } from 'react';
import { matchesShortcut } from '../../actions/matchesShortcut.ts';
import {
  type RuleSelection,
  getRuleSelection,
  findRuleSelection,
  moveRuleCursor,
  type RulesEditorState,
} from './RulesEditorState.ts';
import { openAddField } from './ruleLineActions.ts';
import { type RuleEditorAction, ruleEditorActions } from './ruleEditorActions.ts';

/** Keys that move the cursor. */
const MOVES: readonly Pick<RuleEditorAction, 'keys' | 'act'>[] = [
  { keys: ['ArrowDown'], act: (editorState, current) => moveLineCursor(editorState, current, 1) },
  { keys: ['ArrowUp'], act: (editorState, current) => moveLineCursor(editorState, current, -1) },
  { keys: ['ArrowRight'], act: (editorState, current) => moveSlotCursor(editorState, current, 1) },
  { keys: ['ArrowLeft'], act: (editorState, current) => moveSlotCursor(editorState, current, -1) },
];

/** Handles key presses in the rules, except for those in text fields. */
export function handleRulesKeyDown(editorState: RulesEditorState, event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || isTyping(event.target) || isElsewhere(event)) return;
  editorState.notice.set(null);
  const current = getRuleSelection(editorState);
  if (current === null) return moveToFirstLine(editorState, event);
  if (current.line?.kind === 'empty' && isLetter(event)) {
    event.preventDefault();
    event.stopPropagation();
    return openAddField(editorState, current, event.key);
  }
  const found = [...MOVES, ...ruleEditorActions].find(({ keys }) =>
    keys.some((each) => matchesShortcut(event, each)),
  );
  if (found === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  found.act(editorState, current);
}

/**
 * Whether a key types a letter or digit. On the “Add an action” line, it opens the field instead of running a
 * shortcut.
 */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey;
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/**
 * Whether the event comes from a popup, whose events React also passes on to here, or is Enter on a button
 * beside a line.
 */
function isElsewhere({ target, currentTarget, key }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return true;
  return key === 'Enter' && target.closest('[data-plain]') !== null;
}

function moveToFirstLine(editorState: RulesEditorState, event: KeyboardEvent): void {
  const first = editorState.shown.get()[0];
  if (first === undefined || event.key !== 'ArrowDown') return;
  event.preventDefault();
  moveRuleCursor(editorState, { tree: first.join('/'), line: null, slot: -1 });
}

function moveLineCursor(
  editorState: RulesEditorState,
  { tree, lines, line }: RuleSelection,
  direction: -1 | 1,
): void {
  const key = tree.path.join('/');
  const at = line === null ? -1 : lines.indexOf(line);
  const next = at + direction;
  if (next >= 0 && next < lines.length)
    return moveRuleCursor(editorState, { tree: key, line: lines[next]!.id, slot: -1 });
  const hasHead = tree.path[0] === 'rules';
  if (next === -1 && hasHead) return moveRuleCursor(editorState, { tree: key, line: null, slot: -1 });
  const index = editorState.shown.get().findIndex((path) => path.join('/') === key) + direction;
  const other = editorState.shown.get()[index]?.join('/');
  if (other === undefined) return;
  const last =
    direction === 1
      ? null
      : findRuleSelection(editorState, { tree: other, line: null, slot: -1 })?.lines.at(-1)?.id;
  moveRuleCursor(editorState, { tree: other, line: last ?? null, slot: -1 });
}

function moveSlotCursor(
  editorState: RulesEditorState,
  { tree, line, slot }: RuleSelection,
  direction: -1 | 1,
): void {
  if (line === null) return;
  const count = listSlots(readLineSentence(editorState.session.editor.game.get(), line)).length;
  const next = Math.max(-1, Math.min(count - 1, slot + direction));
  moveRuleCursor(editorState, { tree: tree.path.join('/'), line: line.id, slot: next });
}
