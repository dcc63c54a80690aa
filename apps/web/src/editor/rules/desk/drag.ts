import { keyAfter, moveLine, moveRule, type RuleLine } from '@playloom/editor-core';
import type { DragEvent } from 'react';
import { run, runPlan } from './acts.ts';
import { findCurrent, type RulesDesk } from './RulesDesk.ts';

/** Picks a line up. What is dragged stands on the desk: browsers hide the data of a drag until it ends. */
export function dragLine(desk: RulesDesk, event: DragEvent, tree: string, line: RuleLine): void {
  event.stopPropagation();
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData('text/plain', '');
  desk.dragged.set({ kind: 'line', tree, line: line.id });
}

export function dragRule(desk: RulesDesk, event: DragEvent, tree: string): void {
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData('text/plain', '');
  desk.dragged.set({ kind: 'rule', tree });
}

function sideOf(event: DragEvent): 'before' | 'after' {
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientY < box.top + box.height / 2 ? 'before' : 'after';
}

function point(desk: RulesDesk, event: DragEvent, at: string, side: 'before' | 'after'): void {
  event.preventDefault();
  event.stopPropagation();
  const now = desk.drop.get();
  if (now?.at !== at || now.side !== side) desk.drop.set({ at, side });
}

export function pointAtLine(desk: RulesDesk, event: DragEvent, line: RuleLine): void {
  const dragged = desk.dragged.get();
  if (dragged?.kind !== 'line' || !canTake(dragged.line, line)) return;
  const isWhole = line.kind === 'empty' || line.kind === 'else';
  point(desk, event, line.id, line.kind === 'empty' ? 'before' : isWhole ? 'after' : sideOf(event));
}

/** Conditions go among conditions, actions among actions, and nothing into itself. */
function canTake(dragged: string, line: RuleLine): boolean {
  if (line.kind === 'when' || `${line.id}/`.startsWith(`${dragged}/`)) return false;
  const isCondition = /\/if\/[^/]+$/.test(dragged);
  return isCondition === (line.list.at(-1) === 'if');
}

export function dropOnLine(desk: RulesDesk, event: DragEvent, line: RuleLine): void {
  const dragged = desk.dragged.get();
  const drop = desk.drop.get();
  desk.dragged.set(null);
  desk.drop.set(null);
  if (dragged?.kind !== 'line' || drop === null) return;
  event.preventDefault();
  event.stopPropagation();
  const from = findCurrent(desk, { tree: dragged.tree, line: dragged.line, slot: -1 });
  const to = desk.shown.get().find((path) => line.id.startsWith(`${path.join('/')}/`));
  if (from?.line == null || to === undefined) return;
  const { editor } = desk.session;
  const isBefore = drop.side === 'before' && line.kind !== 'empty' && line.kind !== 'else';
  const before = isBefore ? line.path.at(-1)! : line.kind === 'else' ? null : keyAfter(editor, line);
  const goal = findCurrent(desk, { tree: to.join('/'), line: null, slot: -1 });
  runPlan(desk, goal?.tree ?? from.tree, moveLine(editor, from.tree, from.line, line.list, before));
}

export function pointAtRule(desk: RulesDesk, event: DragEvent, tree: string): void {
  const dragged = desk.dragged.get();
  if (dragged?.kind === 'rule' && dragged.tree !== tree) point(desk, event, tree, sideOf(event));
}

/** Before or after another rule, in its group. */
export function dropOnRule(desk: RulesDesk, event: DragEvent, rule: string, group: string): void {
  const dragged = desk.dragged.get();
  const side = desk.drop.get()?.side;
  desk.dragged.set(null);
  desk.drop.set(null);
  if (dragged?.kind !== 'rule') return;
  event.preventDefault();
  const game = desk.session.editor.game.get();
  const at = game.rules.findIndex(({ id }) => id === rule);
  const before = side === 'after' ? (game.rules[at + 1]?.id ?? null) : rule;
  run(desk, moveRule(game, dragged.tree.slice('rules/'.length), group, before));
}

export function pointAtGroup(desk: RulesDesk, event: DragEvent, group: string): void {
  if (desk.dragged.get()?.kind === 'rule') point(desk, event, `group/${group}`, 'after');
}

/** Last in a group. */
export function dropOnGroup(desk: RulesDesk, event: DragEvent, group: string): void {
  const dragged = desk.dragged.get();
  desk.dragged.set(null);
  desk.drop.set(null);
  if (dragged?.kind !== 'rule') return;
  event.preventDefault();
  run(desk, moveRule(desk.session.editor.game.get(), dragged.tree.slice('rules/'.length), group, null));
}
