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
import { useEffect } from 'react';
import { removeHere, run, runPlan } from './acts.ts';
import { type Current, currentOf, moveCursor, type RulesDesk } from './RulesDesk.ts';

type Root = { readonly current: HTMLElement | null };

/** Copy, cut and paste while the rules are in front and nobody types. The browser asks for nothing then. */
export function useClipboard(desk: RulesDesk, group: string, root: Root): void {
  useEffect(() => {
    const isOurs = (event: ClipboardEvent) => !isInField(event) && isOnDesk(event, root.current);
    const copy = (event: ClipboardEvent) => isOurs(event) && copyHere(desk, event, event.type === 'cut');
    const paste = (event: ClipboardEvent) => isOurs(event) && pasteHere(desk, event, group);
    document.addEventListener('copy', copy);
    document.addEventListener('cut', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', copy);
      document.removeEventListener('paste', paste);
    };
  }, [desk, group, root]);
}

/** Puts the line or the rule at the cursor onto the clipboard, as text that any game can read. */
function copyHere(desk: RulesDesk, event: ClipboardEvent, isCut: boolean): void {
  const current = currentOf(desk);
  if (current === null) return;
  const text = writeCurrent(desk, current);
  if (text === null) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', text);
  if (isCut) removeHere(desk, current);
}

/** Several lists of lines may be on the screen: the one with the focus is meant, the rules when nothing has it. */
function isOnDesk({ target }: ClipboardEvent, root: HTMLElement | null): boolean {
  if (root === null || !(target instanceof Element)) return false;
  return root.contains(target) || (target === document.body && root.classList.contains('rules-doc'));
}

/** Text in a field is copied as always. */
function isInField({ target }: ClipboardEvent): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return true;
  // A word marked somewhere on the page is what is meant, not the line.
  return document.getSelection()?.isCollapsed === false;
}

function writeCurrent(desk: RulesDesk, { tree, line }: Current): string | null {
  const game = desk.session.editor.game.get();
  if (line === null) return tree.path[0] === 'rules' ? writeRuleClip(game, 'rules', [tree.json]) : null;
  if (line.kind === 'action') return writeRuleClip(game, 'actions', [line.json]);
  return line.kind === 'condition' ? writeRuleClip(game, 'conditions', [line.json]) : null;
}

/** From a menu or the palette, where no key tells the browser to copy. */
export function copyCurrent(desk: RulesDesk, current: Current): void {
  const text = writeCurrent(desk, current);
  if (text === null) return;
  navigator.clipboard
    .writeText(text)
    .catch(() => desk.notice.set('The browser does not let me copy. Press Ctrl C.'));
}

/** Browsers ask before a page may read what was copied elsewhere. */
export async function pasteFromClipboard(desk: RulesDesk, group: string): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => null);
  if (text === null) desk.notice.set('The browser does not let me read the clipboard. Press Ctrl V.');
  else pasteText(desk, text, group);
}

function pasteHere(desk: RulesDesk, event: ClipboardEvent, group: string): void {
  event.preventDefault();
  pasteText(desk, event.clipboardData?.getData('text/plain') ?? '', group);
}

function pasteText(desk: RulesDesk, text: string, group: string): void {
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
  if (desk.shown.get().some(([part]) => part !== 'rules')) {
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
