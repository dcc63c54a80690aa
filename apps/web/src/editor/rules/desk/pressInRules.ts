import { listSlots, readLine } from '@playloom/editor-core';
import type { KeyboardEvent } from 'react';
import { matchKeys } from '../../palette/matchKeys.ts';
import { type Current, currentOf, findCurrent, moveCursor, type RulesDesk } from './RulesDesk.ts';
import { addBelow } from './acts.ts';
import { type RuleAct, ruleActs } from './ruleActs.ts';

/** How the cursor goes about. */
const MOVES: readonly Pick<RuleAct, 'keys' | 'act'>[] = [
  { keys: ['ArrowDown'], act: (desk, current) => moveLineCursor(desk, current, 1) },
  { keys: ['ArrowUp'], act: (desk, current) => moveLineCursor(desk, current, -1) },
  { keys: ['ArrowRight'], act: (desk, current) => moveSlotCursor(desk, current, 1) },
  { keys: ['ArrowLeft'], act: (desk, current) => moveSlotCursor(desk, current, -1) },
];

/** What a key does among the rules. Fields have their own. */
export function pressInRules(desk: RulesDesk, event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || isTyping(event.target) || isElsewhere(event)) return;
  desk.notice.set(null);
  const current = currentOf(desk);
  if (current === null) return goToFirst(desk, event);
  if (current.line?.kind === 'empty' && isLetter(event)) {
    event.preventDefault();
    event.stopPropagation();
    return addBelow(desk, current, event.key);
  }
  const found = [...MOVES, ...ruleActs].find(({ keys }) => keys.some((each) => matchKeys(event, each)));
  if (found === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  found.act(desk, current);
}

/** On a line that says “Add an action”, letters are no shortcuts. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey;
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Buttons beside the lines press themselves with Enter; popups are drawn elsewhere but their keys come by here. */
function isElsewhere({ target, currentTarget, key }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return true;
  return key === 'Enter' && target.closest('[data-plain]') !== null;
}

function goToFirst(desk: RulesDesk, event: KeyboardEvent): void {
  const first = desk.shown.get()[0];
  if (first === undefined || event.key !== 'ArrowDown') return;
  event.preventDefault();
  moveCursor(desk, { tree: first.join('/'), line: null, slot: -1 });
}

function moveLineCursor(desk: RulesDesk, { tree, lines, line }: Current, way: -1 | 1): void {
  const key = tree.path.join('/');
  const at = line === null ? -1 : lines.indexOf(line);
  const next = at + way;
  if (next >= 0 && next < lines.length)
    return moveCursor(desk, { tree: key, line: lines[next]!.id, slot: -1 });
  const hasHead = tree.path[0] === 'rules';
  if (next === -1 && hasHead) return moveCursor(desk, { tree: key, line: null, slot: -1 });
  const place = desk.shown.get().findIndex((path) => path.join('/') === key) + way;
  const other = desk.shown.get()[place]?.join('/');
  if (other === undefined) return;
  const last = way === 1 ? null : findCurrent(desk, { tree: other, line: null, slot: -1 })?.lines.at(-1)?.id;
  moveCursor(desk, { tree: other, line: last ?? null, slot: -1 });
}

function moveSlotCursor(desk: RulesDesk, { tree, line, slot }: Current, way: -1 | 1): void {
  if (line === null) return;
  const count = listSlots(readLine(desk.session.editor.game.get(), line)).length;
  const next = Math.max(-1, Math.min(count - 1, slot + way));
  moveCursor(desk, { tree: tree.path.join('/'), line: line.id, slot: next });
}
