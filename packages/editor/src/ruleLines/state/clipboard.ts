import {
  addRule,
  insertLines,
  isConditionList,
  findKeyAfterLine,
  parseRuleClip,
  type RuleClip,
  serializeRuleClip,
} from '@playloom/editor-core';
import type { Json, JsonObject } from '@playloom/game-format';
import { useEffect } from 'react';
import { removeSelected, runRuleCommand, runLineEdit } from './ruleLineActions.ts';
import {
  type RuleSelection,
  getRuleSelection,
  moveRuleCursor,
  type RulesEditorState,
} from './RulesEditorState.ts';
import { copyText } from '@playloom/site/browser/copyText.ts';

type Root = { readonly current: HTMLElement | null };

/**
 * Handles copy, cut and paste while rules are open and no field has the focus. Clipboard events need no
 * permission prompt.
 */
export function useRulesClipboard(editorState: RulesEditorState, group: string, root: Root): void {
  useEffect(() => {
    const isOurs = (event: ClipboardEvent) => !isInField(event) && isInRules(event, root.current);
    const copy = (event: ClipboardEvent) =>
      isOurs(event) && handleCopy(editorState, event, event.type === 'cut');
    const paste = (event: ClipboardEvent) => isOurs(event) && handlePaste(editorState, event, group);
    document.addEventListener('copy', copy);
    document.addEventListener('cut', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', copy);
      document.removeEventListener('paste', paste);
    };
  }, [editorState, group, root]);
}

/** Copies the line or the rule at the cursor as text that can be pasted into any game. */
function handleCopy(editorState: RulesEditorState, event: ClipboardEvent, isCut: boolean): void {
  const current = getRuleSelection(editorState);
  if (current === null) return;
  const text = serializeSelected(editorState, current);
  if (text === null) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', text);
  if (isCut) removeSelected(editorState, current);
}

/**
 * Whether this list of lines handles the event: it has the focus, or nothing has the focus and it is the
 * rules tab.
 */
function isInRules({ target }: ClipboardEvent, root: HTMLElement | null): boolean {
  if (root === null || !(target instanceof Element)) return false;
  return root.contains(target) || (target === document.body && root.classList.contains('rules-doc'));
}

/** Whether the browser should copy text as usual. */
function isInField({ target }: ClipboardEvent): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return true;
  // Text is selected on the page.
  return document.getSelection()?.isCollapsed === false;
}

function serializeSelected(editorState: RulesEditorState, { tree, line }: RuleSelection): string | null {
  const game = editorState.session.editor.game.get();
  if (line === null) return tree.path[0] === 'rules' ? serializeRuleClip(game, 'rules', [tree.json]) : null;
  if (line.kind === 'action') return serializeRuleClip(game, 'actions', [line.json]);
  return line.kind === 'condition' ? serializeRuleClip(game, 'conditions', [line.json]) : null;
}

/** Copies from a menu or the palette, where there is no clipboard event. */
export function copySelectedRules(editorState: RulesEditorState, current: RuleSelection): void {
  const text = serializeSelected(editorState, current);
  if (text === null) return;
  copyText(text).catch(() => editorState.notice.set('The browser blocked copying. Press Ctrl C instead.'));
}

/** Pastes from a menu or the palette. The browser may ask the user for permission to read the clipboard. */
export async function pasteRulesFromClipboard(editorState: RulesEditorState, group: string): Promise<void> {
  // `navigator.clipboard` exists only on HTTPS and localhost.
  const text = isSecureContext ? await navigator.clipboard.readText().catch(() => null) : null;
  if (text === null)
    editorState.notice.set('The browser blocked reading the clipboard. Press Ctrl V instead.');
  else pasteText(editorState, text, group);
}

function handlePaste(editorState: RulesEditorState, event: ClipboardEvent, group: string): void {
  event.preventDefault();
  pasteText(editorState, event.clipboardData?.getData('text/plain') ?? '', group);
}

function pasteText(editorState: RulesEditorState, text: string, group: string): void {
  const clip = parseRuleClip(editorState.session.editor.game.get(), text);
  if (!clip.ok) {
    editorState.notice.set(
      clip.error === 'broken'
        ? 'The rule on the clipboard can’t be read, so nothing was pasted.'
        : 'The clipboard doesn’t contain a rule. Copy a line or a rule first.',
    );
    return;
  }
  editorState.notice.set(null);
  if (clip.value.kind === 'rules') pasteRules(editorState, clip.value.items, group);
  else pasteLines(editorState, clip.value);
}

function pasteRules(editorState: RulesEditorState, items: readonly Json[], group: string): void {
  if (editorState.shown.get().some(([part]) => part !== 'rules')) {
    editorState.notice.set('You can’t paste a whole rule here. Copy its lines instead.');
    return;
  }
  for (const item of items) {
    const plan = addRule(
      editorState.session.editor.game.get(),
      { ...(item as JsonObject), group },
      null,
      'Paste',
    );
    if (runRuleCommand(editorState, plan.command))
      moveRuleCursor(editorState, { tree: `rules/${plan.rule}`, line: null, slot: -1 });
  }
}

function pasteLines(editorState: RulesEditorState, { kind, items }: RuleClip): void {
  const current = getRuleSelection(editorState);
  if (current === null) {
    editorState.notice.set('Select a line first. The copied lines are pasted below it.');
    return;
  }
  const { tree, line } = current;
  const { editor } = editorState.session;
  const isHere =
    line !== null && line.kind !== 'when' && isConditionList(line.list) === (kind === 'conditions');
  const list = isHere ? line.list : [...tree.path, kind === 'conditions' ? 'if' : 'do'];
  runLineEdit(
    editorState,
    tree,
    insertLines(editor, tree, list, isHere ? findKeyAfterLine(editor, line) : null, items, 'Paste'),
  );
}
