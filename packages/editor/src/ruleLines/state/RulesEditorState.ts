import type { DraftPath } from '@playloom/draft';
import {
  createStore,
  type LineOptions,
  listLines,
  readEmbeddedRule,
  type RuleLine,
  type RuleTree,
  type Store,
  type SuggestionKind,
} from '@playloom/editor-core';
import { createContext, useContext } from 'react';
import type { EditorSession } from '../../session/EditorSession.ts';
import { getPartState } from '../../session/SessionContext.ts';
import type { RuleFilter } from './RuleFilter.ts';

/** Position of the cursor: on a rule's header (`line` is null), on a line, or on one of its slots. */
interface RuleCursor {
  readonly tree: string;
  readonly line: string | null;
  /** Index of the slot from the left, including nested slots. -1 if the cursor is on the line itself. */
  readonly slot: number;
}

/** An open text field. */
export type InlineField =
  | {
      readonly kind: 'add';
      readonly tree: string;
      readonly suggests: SuggestionKind;
      readonly list: DraftPath;
      readonly before: string | null;
      /** The line that the field is shown below, or in place of. */
      readonly at: string;
      readonly isInPlace: boolean;
      /** Whether the choice replaces the trigger, condition, or action of the line. */
      readonly replaces: boolean;
      readonly text: string;
    }
  | { readonly kind: 'slot'; readonly tree: string; readonly line: string; readonly at: readonly string[] }
  | { readonly kind: 'name' | 'group'; readonly tree: string }
  | { readonly kind: 'comment'; readonly tree: string; readonly line: string | null };

type DraggedRulePart =
  | { readonly kind: 'line'; readonly tree: string; readonly line: string }
  | { readonly kind: 'rule'; readonly tree: string };

interface DropTarget {
  /** The id of the line or rule under the pointer. */
  readonly at: string;
  readonly side: 'before' | 'after';
}

/** State shared by the visible rules and their inspector: the cursor, the open field, the dragged line. */
export interface RulesEditorState {
  readonly session: EditorSession;
  readonly cursor: Store<RuleCursor | null>;
  readonly field: Store<InlineField | null>;
  readonly dragged: Store<DraggedRulePart | null>;
  readonly drop: Store<DropTarget | null>;
  /** Explains why an action was not possible. Cleared by the next key press. */
  readonly notice: Store<string | null>;
  /** The active filter; null while the rules of a group are shown. */
  readonly filter: Store<RuleFilter | null>;
  /** Paths of the visible rules, from top to bottom. */
  readonly shown: Store<readonly DraftPath[]>;
  readonly options: Store<LineOptions>;
  /** Whether the element at the cursor should take the focus on its next render. */
  wantsFocus: boolean;
}

export function createRulesEditorState(session: EditorSession): RulesEditorState {
  return {
    session,
    cursor: createStore<RuleCursor | null>(null),
    field: createStore<InlineField | null>(null),
    dragged: createStore<DraggedRulePart | null>(null),
    drop: createStore<DropTarget | null>(null),
    notice: createStore<string | null>(null),
    filter: createStore<RuleFilter | null>(null),
    shown: createStore<readonly DraftPath[]>([]),
    options: createStore<LineOptions>({}),
    wantsFocus: false,
  };
}

/** Returns the state that all rules tabs share. Lists of actions in shops and dialogues have their own. */
export function getRulesEditorState(session: EditorSession): RulesEditorState {
  return getPartState(session, createRulesEditorState);
}

export const RulesEditorContext = createContext<RulesEditorState | null>(null);

export function useRulesEditorState(): RulesEditorState {
  const editorState = useContext(RulesEditorContext);
  if (editorState === null)
    throw new Error('useRulesEditorState must be called inside a RulesEditorContext.');
  return editorState;
}

/** The rule and the line at the cursor. */
export interface RuleSelection {
  readonly tree: RuleTree;
  readonly lines: readonly RuleLine[];
  readonly line: RuleLine | null;
  readonly slot: number;
}

export function getRuleSelection(editorState: RulesEditorState): RuleSelection | null {
  const cursor = editorState.cursor.get();
  return cursor === null ? null : findRuleSelection(editorState, cursor);
}

export function findRuleSelection(
  editorState: RulesEditorState,
  { tree: key, line, slot }: RuleCursor,
): RuleSelection | null {
  const path = editorState.shown.get().find((each) => each.join('/') === key);
  const tree = path === undefined ? null : readEmbeddedRule(editorState.session.editor.draft, path);
  if (tree === null) return null;
  const lines = listLines(tree, editorState.options.get());
  return { tree, lines, line: lines.find(({ id }) => id === line) ?? null, slot };
}

/** Moves the cursor and the focus. */
export function moveRuleCursor(editorState: RulesEditorState, cursor: RuleCursor): void {
  editorState.wantsFocus = true;
  editorState.cursor.set({ ...cursor });
}

/** Whether the element at the cursor should take the focus. True once after each move. */
export function consumeFocusRequest(editorState: RulesEditorState): boolean {
  const { wantsFocus } = editorState;
  editorState.wantsFocus = false;
  return wantsFocus;
}

export function openInlineField(editorState: RulesEditorState, field: InlineField | null): void {
  editorState.notice.set(null);
  editorState.field.set(field);
}
