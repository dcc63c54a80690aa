import { findKeyAfterLine, moveLine, moveRule, type RuleLine } from '@playloom/editor-core';
import type { DragEvent } from 'react';
import { runRuleCommand, runLineEdit } from './ruleLineActions.ts';
import { findRuleSelection, type RulesEditorState } from './RulesEditorState.ts';

/**
 * Starts dragging a line. The editor state stores the line, because browsers hide the data of a drag until
 * the drop.
 */
export function startLineDrag(
  editorState: RulesEditorState,
  event: DragEvent,
  tree: string,
  line: RuleLine,
): void {
  event.stopPropagation();
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData('text/plain', '');
  editorState.dragged.set({ kind: 'line', tree, line: line.id });
}

export function startRuleDrag(editorState: RulesEditorState, event: DragEvent, tree: string): void {
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData('text/plain', '');
  editorState.dragged.set({ kind: 'rule', tree });
}

function getDropSide(event: DragEvent): 'before' | 'after' {
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientY < box.top + box.height / 2 ? 'before' : 'after';
}

function setDropTarget(
  editorState: RulesEditorState,
  event: DragEvent,
  at: string,
  side: 'before' | 'after',
): void {
  event.preventDefault();
  event.stopPropagation();
  const now = editorState.drop.get();
  if (now?.at !== at || now.side !== side) editorState.drop.set({ at, side });
}

export function dragOverLine(editorState: RulesEditorState, event: DragEvent, line: RuleLine): void {
  const dragged = editorState.dragged.get();
  if (dragged?.kind !== 'line' || !canDropOn(dragged.line, line)) return;
  const isWhole = line.kind === 'empty' || line.kind === 'else';
  setDropTarget(
    editorState,
    event,
    line.id,
    line.kind === 'empty' ? 'before' : isWhole ? 'after' : getDropSide(event),
  );
}

/** Allows conditions only among conditions and actions only among actions, and no line inside itself. */
function canDropOn(dragged: string, line: RuleLine): boolean {
  if (line.kind === 'when' || `${line.id}/`.startsWith(`${dragged}/`)) return false;
  const isCondition = /\/if\/[^/]+$/.test(dragged);
  return isCondition === (line.list.at(-1) === 'if');
}

export function dropOnLine(editorState: RulesEditorState, event: DragEvent, line: RuleLine): void {
  const dragged = editorState.dragged.get();
  const drop = editorState.drop.get();
  editorState.dragged.set(null);
  editorState.drop.set(null);
  if (dragged?.kind !== 'line' || drop === null) return;
  event.preventDefault();
  event.stopPropagation();
  const from = findRuleSelection(editorState, { tree: dragged.tree, line: dragged.line, slot: -1 });
  const to = editorState.shown.get().find((path) => line.id.startsWith(`${path.join('/')}/`));
  if (from?.line == null || to === undefined) return;
  const { editor } = editorState.session;
  const isBefore = drop.side === 'before' && line.kind !== 'empty' && line.kind !== 'else';
  const before = isBefore ? line.path.at(-1)! : line.kind === 'else' ? null : findKeyAfterLine(editor, line);
  const goal = findRuleSelection(editorState, { tree: to.join('/'), line: null, slot: -1 });
  runLineEdit(
    editorState,
    goal?.tree ?? from.tree,
    moveLine(editor, from.tree, from.line, line.list, before),
  );
}

export function dragOverRule(editorState: RulesEditorState, event: DragEvent, tree: string): void {
  const dragged = editorState.dragged.get();
  if (dragged?.kind === 'rule' && dragged.tree !== tree)
    setDropTarget(editorState, event, tree, getDropSide(event));
}

/** Moves the dragged rule before or after another rule, into that rule's group. */
export function dropOnRule(
  editorState: RulesEditorState,
  event: DragEvent,
  rule: string,
  group: string,
): void {
  const dragged = editorState.dragged.get();
  const side = editorState.drop.get()?.side;
  editorState.dragged.set(null);
  editorState.drop.set(null);
  if (dragged?.kind !== 'rule') return;
  event.preventDefault();
  const game = editorState.session.editor.game.get();
  const at = game.rules.findIndex(({ id }) => id === rule);
  const before = side === 'after' ? (game.rules[at + 1]?.id ?? null) : rule;
  runRuleCommand(editorState, moveRule(game, dragged.tree.slice('rules/'.length), group, before));
}

export function dragOverGroup(editorState: RulesEditorState, event: DragEvent, group: string): void {
  if (editorState.dragged.get()?.kind === 'rule')
    setDropTarget(editorState, event, `group/${group}`, 'after');
}

/** Moves the dragged rule to the end of a group. */
export function dropOnGroup(editorState: RulesEditorState, event: DragEvent, group: string): void {
  const dragged = editorState.dragged.get();
  editorState.dragged.set(null);
  editorState.drop.set(null);
  if (dragged?.kind !== 'rule') return;
  event.preventDefault();
  runRuleCommand(
    editorState,
    moveRule(editorState.session.editor.game.get(), dragged.tree.slice('rules/'.length), group, null),
  );
}
