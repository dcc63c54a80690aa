import type { DraftPath } from '@playloom/draft';
import {
  createStore,
  type LineOptions,
  listLines,
  readGuarded,
  type RuleLine,
  type RuleTree,
  type Store,
  type SuggestionKind,
} from '@playloom/editor-core';
import { createContext, useContext } from 'react';
import type { EditorSession } from '../../session/EditorSession.ts';
import type { RuleFilter } from '../filterRules.ts';

/** Where the cursor is: on a rule's head (line null), on a line, or on one of its slots. */
export interface RuleCursor {
  readonly tree: string;
  readonly line: string | null;
  /** Number of the slot from the left, those inside others included; -1 is the line itself. */
  readonly slot: number;
}

/** A field that is open for typing. */
export type OpenField =
  | {
      readonly kind: 'add';
      readonly tree: string;
      readonly suggests: SuggestionKind;
      readonly list: DraftPath;
      readonly before: string | null;
      /** The line under which it is shown, or whose place it takes. */
      readonly at: string;
      readonly isInPlace: boolean;
      /** What is chosen takes the place of the line's entry. */
      readonly replaces: boolean;
      readonly text: string;
    }
  | { readonly kind: 'slot'; readonly tree: string; readonly line: string; readonly at: readonly string[] }
  | { readonly kind: 'name' | 'group'; readonly tree: string }
  | { readonly kind: 'comment'; readonly tree: string; readonly line: string | null };

export type Dragged =
  | { readonly kind: 'line'; readonly tree: string; readonly line: string }
  | { readonly kind: 'rule'; readonly tree: string };

export interface DropPlace {
  /** The line or the rule under the pointer. */
  readonly at: string;
  readonly side: 'before' | 'after';
}

/** What the rules on the screen and their inspector share: the cursor, what is typed, what is dragged. */
export interface RulesDesk {
  readonly session: EditorSession;
  readonly cursor: Store<RuleCursor | null>;
  readonly field: Store<OpenField | null>;
  readonly dragged: Store<Dragged | null>;
  readonly drop: Store<DropPlace | null>;
  /** A word about something that could not be done; gone with the next key. */
  readonly notice: Store<string | null>;
  /** Which of all rules are looked through; null while those of a group are shown. */
  readonly filter: Store<RuleFilter | null>;
  /** The rules on the screen from top to bottom. */
  readonly shown: Store<readonly DraftPath[]>;
  readonly options: Store<LineOptions>;
  /** The element at the cursor takes the focus when it is drawn next. */
  wantsFocus: boolean;
}

export function createRulesDesk(session: EditorSession): RulesDesk {
  return {
    session,
    cursor: createStore<RuleCursor | null>(null),
    field: createStore<OpenField | null>(null),
    dragged: createStore<Dragged | null>(null),
    drop: createStore<DropPlace | null>(null),
    notice: createStore<string | null>(null),
    filter: createStore<RuleFilter | null>(null),
    shown: createStore<readonly DraftPath[]>([]),
    options: createStore<LineOptions>({}),
    wantsFocus: false,
  };
}

const desks = new WeakMap<EditorSession, RulesDesk>();

/** The one of the rules' own tabs; shops and dialogues have their own. */
export function deskOf(session: EditorSession): RulesDesk {
  const known = desks.get(session) ?? createRulesDesk(session);
  desks.set(session, known);
  return known;
}

export const DeskContext = createContext<RulesDesk | null>(null);

export function useDesk(): RulesDesk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('Lines of rules stand on a desk.');
  return desk;
}

/** The rule and the line at the cursor. */
export interface Current {
  readonly tree: RuleTree;
  readonly lines: readonly RuleLine[];
  readonly line: RuleLine | null;
  readonly slot: number;
}

export function currentOf(desk: RulesDesk): Current | null {
  const cursor = desk.cursor.get();
  return cursor === null ? null : findCurrent(desk, cursor);
}

export function findCurrent(desk: RulesDesk, { tree: key, line, slot }: RuleCursor): Current | null {
  const path = desk.shown.get().find((each) => each.join('/') === key);
  const tree = path === undefined ? null : readGuarded(desk.session.editor.draft, path);
  if (tree === null) return null;
  const lines = listLines(tree, desk.options.get());
  return { tree, lines, line: lines.find(({ id }) => id === line) ?? null, slot };
}

/** Puts the cursor somewhere and the focus with it. */
export function moveCursor(desk: RulesDesk, cursor: RuleCursor): void {
  desk.wantsFocus = true;
  desk.cursor.set({ ...cursor });
}

/** Whether the element at the cursor should take the focus now: once for each move. */
export function takeFocus(desk: RulesDesk): boolean {
  const { wantsFocus } = desk;
  desk.wantsFocus = false;
  return wantsFocus;
}

export function openField(desk: RulesDesk, field: OpenField | null): void {
  desk.notice.set(null);
  desk.field.set(field);
}
