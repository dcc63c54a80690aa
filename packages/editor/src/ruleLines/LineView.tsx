import {
  setLineComment,
  findLineEntry,
  listSlots,
  readLineSentence,
  type RuleLine,
  type RuleTree,
  findProblemSlot,
} from '@playloom/editor-core';
import type { JsonObject } from '@playloom/game-format';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { LineRun } from '../session/Playtest.ts';
import type { DraftProblem } from '../session/EditorSession.ts';
import { useGame, useStore } from '../session/SessionContext.ts';
import { openAddField, getTreeKey, runRuleCommand } from './state/ruleLineActions.ts';
import { startLineDrag, dropOnLine, dragOverLine } from './state/drag.ts';
import {
  findRuleSelection,
  openInlineField,
  consumeFocusRequest,
  useRulesEditorState,
} from './state/RulesEditorState.ts';
import { AddLineField } from './AddLineField.tsx';
import { LiveResultTooltip } from './LiveResultTooltip.tsx';
import { LineProblem } from './LineProblem.tsx';
import { NoteField } from './NoteField.tsx';
import { describeSentence, EditableSentence, type SlotMarks } from './SentenceSlot.tsx';
import { SlotPopup } from './SlotPopup.tsx';
import { BlockGuides } from './BlockGuides.tsx';

interface Props {
  readonly tree: RuleTree;
  readonly line: RuleLine;
  readonly previous: RuleLine | undefined;
  readonly next: RuleLine | undefined;
  readonly problems: readonly DraftProblem[];
  /** The line's result in the last run; undefined if no playtest runs or the line did not run. */
  readonly live: LineRun | undefined;
  readonly failure: string | null;
  /** Whether the rule has run in the playtest. If so, a line without a result was skipped. */
  readonly isWatched: boolean;
}

/** One line of a rule, with its field, its note and its problems. */
export const LineView = memo(function LineView(props: Props) {
  const { tree, line, previous, next, problems, live } = props;
  const editorState = useRulesEditorState();
  const field = useStore(editorState.field);
  const isField = field?.kind === 'add' && field.at === line.id && field.tree === getTreeKey(tree);
  const comment = line.kind === 'action' ? (line.json as JsonObject)['comment'] : undefined;
  const isNoting = field?.kind === 'comment' && field.line === line.id;
  const threads = <BlockGuides line={line} previous={previous} next={next} live={live} />;
  const isBelow = isField && !field.isInPlace;
  return (
    <>
      {(isNoting || (typeof comment === 'string' && comment !== '')) && (
        <div className="rules-line" data-note="" role="treeitem" aria-selected={false}>
          {threads}
          <span className="rules-keyword" />
          <NoteField
            text={typeof comment === 'string' ? comment : ''}
            isOpen={isNoting}
            onOpen={() =>
              openInlineField(editorState, { kind: 'comment', tree: getTreeKey(tree), line: line.id })
            }
            onChange={(text) => runRuleCommand(editorState, setLineComment(tree, line, text))}
          />
        </div>
      )}
      {isField && field.isInPlace ? (
        <div className="rules-line" role="treeitem" aria-selected={false}>
          {threads}
          <span className="rules-keyword">{line.keyword}</span>
          <AddLineField tree={tree} line={line} field={field} />
        </div>
      ) : (
        <LineRow {...props} threads={threads} />
      )}
      {isBelow && (
        <div className="rules-line" role="treeitem" aria-selected={false}>
          {threads}
          <span className="rules-keyword">{field.suggests === 'condition' ? 'If' : ''}</span>
          <AddLineField tree={tree} line={line} field={field} />
        </div>
      )}
      {problems.slice(0, 2).map((problem) => (
        <LineProblem key={problem.path + problem.code} tree={tree} line={line} problem={problem} />
      ))}
    </>
  );
});

function LineRow({
  tree,
  line,
  problems,
  live,
  failure,
  isWatched,
  threads,
}: Props & { threads: React.ReactNode }) {
  const editorState = useRulesEditorState();
  const game = useGame((whole) => whole);
  const cursor = useStore(editorState.cursor);
  const drop = useStore(editorState.drop);
  const field = useStore(editorState.field);
  const canEdit = useStore(editorState.session.editor.canEdit);
  const row = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  const parts = useMemo(() => readLineSentence(game, line), [game, line]);
  const slots = useMemo(() => listSlots(parts), [parts]);
  const key = getTreeKey(tree);
  const isHere = cursor?.line === line.id && cursor.tree === key;
  const open = field?.kind === 'slot' && field.line === line.id ? field.at : null;
  const openSlot = open === null ? undefined : slots.find(({ at }) => at.join('/') === open.join('/'));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useCursorFocus(row, isHere, cursor?.slot ?? -1, slots[cursor?.slot ?? -1]?.at);
  const marks: SlotMarks | null = canEdit
    ? {
        cursor: isHere ? (slots[cursor.slot]?.at ?? null) : null,
        open,
        onAnchor: setAnchor,
        problems: new Set(problems.map(({ at }) => (findProblemSlot(line, at) ?? ['~']).join('/'))),
        onOpen: (at) => {
          const slot = slots.findIndex((each) => each.at.join('/') === at.join('/'));
          editorState.cursor.set({ tree: key, line: line.id, slot });
          openInlineField(editorState, { kind: 'slot', tree: key, line: line.id, at });
        },
        onPoint: (_at, element) => setPointed(element),
      }
    : null;
  const begin = () => {
    const current = findRuleSelection(editorState, { tree: key, line: line.id, slot: -1 });
    if (current !== null) openAddField(editorState, current);
  };
  return (
    // The surrounding tree handles the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the rules around it handle the keys
    <div
      ref={row}
      className="rules-line"
      role="treeitem"
      aria-level={2 + line.blocks.length}
      aria-selected={isHere}
      aria-label={describeLine(line, parts, canEdit, failure ?? live?.text)}
      tabIndex={isHere ? 0 : -1}
      data-line={line.id}
      data-kind={line.kind}
      data-selected={isHere ? '' : undefined}
      data-off={line.isOff ? '' : undefined}
      data-skipped={
        isWatched && (live === undefined || live.wasSkipped) && line.kind === 'action' ? '' : undefined
      }
      data-failed={failure === null ? undefined : ''}
      data-drop={drop?.at === line.id ? drop.side : undefined}
      draggable={canEdit && (line.kind === 'action' || line.kind === 'condition')}
      onDragStart={(event) => startLineDrag(editorState, event, key, line)}
      onDragOver={(event) => dragOverLine(editorState, event, line)}
      onDrop={(event) => dropOnLine(editorState, event, line)}
      onDragEnd={() => {
        editorState.dragged.set(null);
        editorState.drop.set(null);
      }}
      onClick={() => {
        editorState.cursor.set({ tree: key, line: line.id, slot: -1 });
        row.current?.focus();
        if (line.kind === 'empty' && canEdit) begin();
      }}
    >
      {threads}
      <span className="rules-keyword">{line.keyword}</span>{' '}
      <span className="rules-sentence">
        {line.kind === 'empty' ? (
          canEdit && (
            <span className="rules-ghost" data-ghost={line.list.at(-1) === 'if' ? 'condition' : 'action'}>
              {getPlaceholder(line)}
            </span>
          )
        ) : (
          <EditableSentence parts={parts} marks={marks} />
        )}
        {line.kind === 'action' && findLineEntry(line) === null && (
          <span className="rules-ghost">unknown action</span>
        )}
      </span>
      {(live !== undefined || failure !== null) && (
        <span className="rules-value">{failure ?? presentRun(line, live)}</span>
      )}
      {openSlot !== undefined && anchor !== null && (
        <SlotPopup key={openSlot.at.join('/')} tree={tree} line={line} slot={openSlot} anchor={anchor} />
      )}
      {pointed !== null && live !== undefined && live.text !== '' && open === null && (
        <LiveResultTooltip anchor={pointed} live={live} onClose={() => setPointed(null)} />
      )}
    </div>
  );
}

function describeLine(
  line: RuleLine,
  parts: ReturnType<typeof readLineSentence>,
  canEdit: boolean,
  gave: string | undefined,
): string {
  const sentence = line.kind === 'empty' && canEdit ? getPlaceholder(line) : describeSentence(parts);
  return [line.keyword, sentence, gave].filter(Boolean).join(' ');
}

function getPlaceholder({ list }: RuleLine): string {
  if (list.at(-1) === 'if') return 'Add a condition';
  return 'Add an action';
}

function presentRun(line: RuleLine, live: LineRun | undefined): React.ReactNode {
  if (live === undefined) return null;
  if (line.kind === 'else') return live.wasSkipped ? 'skipped' : <b>ran</b>;
  if (line.kind === 'action' && live.wasSkipped && live.text === '') return 'skipped';
  const [, before, end] = /^(.*?)\s*\b(yes|no)$/.exec(live.text) ?? [];
  if (end === undefined) return live.text;
  return (
    <>
      {before} {end === 'yes' ? <b>yes</b> : 'no'}
    </>
  );
}

/** Moves the browser's focus to the keyboard cursor, so that screen readers and the focus ring follow it. */
function useCursorFocus(
  row: { readonly current: HTMLElement | null },
  isHere: boolean,
  slot: number,
  at: readonly string[] | undefined,
): void {
  const editorState = useRulesEditorState();
  const cursor = useStore(editorState.cursor);
  const key = at?.join('/');
  useEffect(() => {
    if (!isHere || !consumeFocusRequest(editorState)) return;
    const button =
      key === undefined ? null : row.current?.querySelector<HTMLElement>(`[data-slot="${CSS.escape(key)}"]`);
    const element = button ?? row.current;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, [editorState, row, isHere, slot, key, cursor]);
}
