import {
  commentLine,
  entryOfLine,
  listSlots,
  readLine,
  type RuleLine,
  type RuleTree,
  slotOfProblem,
} from '@playloom/editor-core';
import type { JsonObject } from '@playloom/game-format';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { LineRun } from '../../playtest/Playtest.ts';
import type { DraftProblem } from '../../session/EditorSession.ts';
import { useGame, useStore } from '../../session/SessionContext.ts';
import { addBelow, keyOfTree, run } from '../desk/acts.ts';
import { dragLine, dropOnLine, pointAtLine } from '../desk/drag.ts';
import { findCurrent, openField, takeFocus, useDesk } from '../desk/RulesDesk.ts';
import { AddField } from './AddField.tsx';
import { LiveHover } from './LiveHover.tsx';
import { LineProblem } from './LineProblem.tsx';
import { NoteField } from './NoteField.tsx';
import { sayParts, Sentence, type SlotMarks } from './Slot.tsx';
import { SlotPopup } from './SlotPopup.tsx';
import { Threads } from './Threads.tsx';

interface Props {
  readonly tree: RuleTree;
  readonly line: RuleLine;
  readonly previous: RuleLine | undefined;
  readonly next: RuleLine | undefined;
  readonly problems: readonly DraftProblem[];
  /** What it gave in the last run; undefined while nothing runs or it did not. */
  readonly live: LineRun | undefined;
  readonly failure: string | null;
  /** Whether the rule ran in the play-test at all: then lines without a value were passed over. */
  readonly isWatched: boolean;
}

/** One line of a rule, with its field, its note and its problems. */
export const LineView = memo(function LineView(props: Props) {
  const { tree, line, previous, next, problems, live } = props;
  const desk = useDesk();
  const field = useStore(desk.field);
  const isField = field?.kind === 'add' && field.at === line.id && field.tree === keyOfTree(tree);
  const comment = line.kind === 'action' ? (line.json as JsonObject)['comment'] : undefined;
  const isNoting = field?.kind === 'comment' && field.line === line.id;
  const threads = <Threads line={line} previous={previous} next={next} live={live} />;
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
            onOpen={() => openField(desk, { kind: 'comment', tree: keyOfTree(tree), line: line.id })}
            onChange={(text) => run(desk, commentLine(tree, line, text))}
          />
        </div>
      )}
      {isField && field.isInPlace ? (
        <div className="rules-line" role="treeitem" aria-selected={false}>
          {threads}
          <span className="rules-keyword">{line.keyword}</span>
          <AddField tree={tree} line={line} field={field} />
        </div>
      ) : (
        <LineRow {...props} threads={threads} />
      )}
      {isBelow && (
        <div className="rules-line" role="treeitem" aria-selected={false}>
          {threads}
          <span className="rules-keyword">{field.suggests === 'condition' ? 'If' : ''}</span>
          <AddField tree={tree} line={line} field={field} />
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
  const desk = useDesk();
  const game = useGame((whole) => whole);
  const cursor = useStore(desk.cursor);
  const drop = useStore(desk.drop);
  const field = useStore(desk.field);
  const canEdit = useStore(desk.session.editor.canEdit);
  const row = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  const parts = useMemo(() => readLine(game, line), [game, line]);
  const slots = useMemo(() => listSlots(parts), [parts]);
  const key = keyOfTree(tree);
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
        problems: new Set(problems.map(({ at }) => (slotOfProblem(line, at) ?? ['~']).join('/'))),
        onOpen: (at) => {
          const slot = slots.findIndex((each) => each.at.join('/') === at.join('/'));
          desk.cursor.set({ tree: key, line: line.id, slot });
          openField(desk, { kind: 'slot', tree: key, line: line.id, at });
        },
        onPoint: (_at, element) => setPointed(element),
      }
    : null;
  const begin = () => {
    const current = findCurrent(desk, { tree: key, line: line.id, slot: -1 });
    if (current !== null) addBelow(desk, current);
  };
  return (
    // Its keys are those of the tree around it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the desk of rules handles the keys
    <div
      ref={row}
      className="rules-line"
      role="treeitem"
      aria-level={2 + line.blocks.length}
      aria-selected={isHere}
      aria-label={sayLine(line, parts, canEdit, failure ?? live?.text)}
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
      onDragStart={(event) => dragLine(desk, event, key, line)}
      onDragOver={(event) => pointAtLine(desk, event, line)}
      onDrop={(event) => dropOnLine(desk, event, line)}
      onDragEnd={() => {
        desk.dragged.set(null);
        desk.drop.set(null);
      }}
      onClick={() => {
        desk.cursor.set({ tree: key, line: line.id, slot: -1 });
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
              {ghostOf(line)}
            </span>
          )
        ) : (
          <Sentence parts={parts} marks={marks} />
        )}
        {line.kind === 'action' && entryOfLine(line) === null && <span className="rules-ghost">unknown</span>}
      </span>
      {(live !== undefined || failure !== null) && (
        <span className="rules-value">{failure ?? presentRun(line, live)}</span>
      )}
      {openSlot !== undefined && anchor !== null && (
        <SlotPopup key={openSlot.at.join('/')} tree={tree} line={line} slot={openSlot} anchor={anchor} />
      )}
      {pointed !== null && live !== undefined && live.text !== '' && open === null && (
        <LiveHover anchor={pointed} live={live} />
      )}
    </div>
  );
}

function sayLine(
  line: RuleLine,
  parts: ReturnType<typeof readLine>,
  canEdit: boolean,
  gave: string | undefined,
): string {
  const said = line.kind === 'empty' && canEdit ? ghostOf(line) : sayParts(parts);
  return [line.keyword, said, gave].filter(Boolean).join(' ');
}

function ghostOf({ list }: RuleLine): string {
  if (list.at(-1) === 'if') return 'Add a condition';
  return 'Add an action';
}

function presentRun(line: RuleLine, live: LineRun | undefined): React.ReactNode {
  if (live === undefined) return null;
  if (line.kind === 'else') return live.wasSkipped ? 'skipped' : <b>this way</b>;
  if (line.kind === 'action' && live.wasSkipped && live.text === '') return 'skipped';
  const [, before, end] = /^(.*?)\s*\b(yes|no)$/.exec(live.text) ?? [];
  if (end === undefined) return live.text;
  return (
    <>
      {before} {end === 'yes' ? <b>yes</b> : 'no'}
    </>
  );
}

/** The keyboard's cursor is the browser's focus: screen readers and the ring follow by themselves. */
function useCursorFocus(
  row: { readonly current: HTMLElement | null },
  isHere: boolean,
  slot: number,
  at: readonly string[] | undefined,
): void {
  const desk = useDesk();
  const cursor = useStore(desk.cursor);
  const key = at?.join('/');
  useEffect(() => {
    if (!isHere || !takeFocus(desk)) return;
    const button =
      key === undefined ? null : row.current?.querySelector<HTMLElement>(`[data-slot="${CSS.escape(key)}"]`);
    const element = button ?? row.current;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, [desk, row, isHere, slot, key, cursor]);
}
