import { addRule, listStarterRules, nameOfRuleGroup } from '@playloom/editor-core';
import type { Rule } from '@playloom/game-format';
import { useVirtualizer } from '@tanstack/react-virtual';
import ListFilter from 'lucide-react/icons/list-filter';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { PlaceOf } from '../EditorPart.ts';
import type { DraftProblem } from '../session/EditorSession.ts';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Keys } from '../ui/Keys.tsx';
import { addRuleHere, run } from './desk/acts.ts';
import { useClipboard } from './desk/clipboard.ts';
import { dropOnGroup, pointAtGroup } from './desk/drag.ts';
import { pressInRules } from './desk/pressInRules.ts';
import { DeskContext, deskOf, moveCursor } from './desk/RulesDesk.ts';
import { filterRules, NO_FILTER } from './filterRules.ts';
import { RuleCard } from './RuleCard.tsx';
import { RuleFilters } from './RuleFilters.tsx';

const CARD_PX = 140;
const CARDS_BEYOND = 4;

/** The rules of a group, or all of them. */
export function RulesMain({ place }: { readonly place: PlaceOf<'rules'> }) {
  const session = useSession();
  const desk = deskOf(session);
  const rules = useGame((game) => game.rules);
  const problems = useStore(session.problems);
  const canEdit = useStore(session.editor.canEdit);
  const filter = useStore(desk.filter);
  const shown = useMemo(
    () => filterRules(session.editor.game.get(), rules, problems, filter, place.group),
    [session, rules, problems, filter, place.group],
  );
  const byRule = useMemo(() => groupProblems(problems), [problems]);
  useLayoutEffect(() => {
    desk.shown.set(shown.map(({ id }) => ['rules', id]));
    desk.options.set({ isReadOnly: !canEdit });
  }, [desk, shown, canEdit]);
  // Whoever goes to a group or to a rule wants to see that.
  useEffect(() => () => desk.filter.set(null), [desk, place]);
  const doc = useRef<HTMLDivElement>(null);
  useClipboard(desk, place.group, doc);
  const notice = useStore(desk.notice);
  return (
    <DeskContext value={desk}>
      <div className="rules-doc" ref={doc}>
        <header className="rules-top">
          <h2>{filter === null ? nameOfRuleGroup(place.group) : 'All rules'}</h2>
          <span className="rules-count">
            {shown.length === 1 ? '1 rule' : `${shown.length} rules`}
            {shown.length > 1 && ', top runs first'}
          </span>
          <span className="ed-grow" />
          <Watching />
          <button
            type="button"
            className="ed-button"
            aria-pressed={filter !== null}
            onClick={() => desk.filter.set(filter === null ? NO_FILTER : null)}
          >
            <ListFilter size={14} aria-hidden="true" />
            All rules
          </button>
          <button
            type="button"
            className="ed-button"
            data-tone="line"
            data-course="new-rule"
            disabled={!canEdit}
            onClick={() => addRuleHere(desk, place.group)}
          >
            <Plus size={14} aria-hidden="true" />
            New rule <Keys keys="N" />
          </button>
        </header>
        {filter !== null && <RuleFilters filter={filter} onChange={desk.filter.set} />}
        {!canEdit && <p className="ed-hint">You may look at these rules, not change them.</p>}
        {notice !== null && (
          <p className="rules-notice" role="status">
            {notice}
          </p>
        )}
        {shown.length === 0 ? (
          <NoRules isFiltered={filter !== null} group={place.group} />
        ) : (
          <CardList shown={shown} byRule={byRule} place={place} isAll={filter !== null} />
        )}
      </div>
    </DeskContext>
  );
}

const NONE: readonly DraftProblem[] = [];

function groupProblems(problems: readonly DraftProblem[]): ReadonlyMap<string, readonly DraftProblem[]> {
  const byRule = new Map<string, DraftProblem[]>();
  for (const problem of problems) {
    if (problem.at[0] !== 'rules' || problem.at[1] === undefined) continue;
    const known = byRule.get(problem.at[1]);
    if (known === undefined) byRule.set(problem.at[1], [problem]);
    else known.push(problem);
  }
  return byRule;
}

interface CardListProps {
  readonly shown: readonly Rule[];
  readonly byRule: ReadonlyMap<string, readonly DraftProblem[]>;
  readonly place: PlaceOf<'rules'>;
  readonly isAll: boolean;
}

/** Only the cards on the screen are drawn: a thousand rules scroll like ten. */
function CardList({ shown, byRule, place, isAll }: CardListProps) {
  const session = useSession();
  const desk = deskOf(session);
  const list = useRef<HTMLDivElement>(null);
  // Its functions are called while drawing and hold nothing that is drawn.
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by what it returns
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => list.current?.closest<HTMLElement>('.ed-stage') ?? null,
    estimateSize: () => CARD_PX,
    getItemKey: (index) => shown[index]!.id,
    overscan: CARDS_BEYOND,
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  const cursor = useStore(desk.cursor);
  const drop = useStore(desk.drop);
  const wanted = cursor === null ? -1 : shown.findIndex(({ id }) => `rules/${id}` === cursor.tree);
  useEffect(() => {
    if (wanted !== -1 && desk.wantsFocus) virtual.scrollToIndex(wanted, { align: 'auto' });
  }, [virtual, desk, wanted, cursor]);
  useGoToPlace(place);
  return (
    <div
      ref={list}
      className="rules-list"
      role="tree"
      aria-label="Rules"
      tabIndex={-1}
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={(event) => pressInRules(desk, event)}
    >
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const rule = shown[index]!;
        const group = rule.group ?? '';
        const isFirst = isAll && (index === 0 || (shown[index - 1]!.group ?? '') !== group);
        return (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className="rules-item"
            style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
          >
            {isFirst && (
              <div
                className="rules-group"
                role="presentation"
                data-drop={drop?.at === `group/${group}` ? 'into' : undefined}
                onDragOver={(event) => pointAtGroup(desk, event, group)}
                onDrop={(event) => dropOnGroup(desk, event, group)}
              >
                {nameOfRuleGroup(group)}
              </div>
            )}
            <RuleCard rule={rule} number={index + 1} problems={byRule.get(rule.id) ?? NONE} />
          </div>
        );
      })}
    </div>
  );
}

/** A problem, a search or the game leads here: to the rule, and to the line in it. */
function useGoToPlace(place: PlaceOf<'rules'>): void {
  const session = useSession();
  const desk = deskOf(session);
  useEffect(() => {
    if (place.rule === undefined) return;
    const tree = `rules/${place.rule}`;
    moveCursor(desk, { tree, line: findLine(tree, place.line), slot: -1 });
  }, [desk, place]);
}

/** The line that a path inside a rule lies in: up to its last list of lines. */
function findLine(tree: string, line: readonly string[] | undefined): string | null {
  if (line === undefined || line.length === 0) return null;
  if (line[0] === 'when') return `${tree}/when`;
  let length = 0;
  for (let at = 0; at + 1 < line.length; at += 2) {
    if (!['if', 'do', 'then', 'else', 'actions'].includes(line[at]!)) break;
    length = at + 2;
  }
  return length === 0 ? null : [tree, ...line.slice(0, length)].join('/');
}

function Watching() {
  const state = useStore(useSession().playtest.state);
  if (state.kind !== 'running') return null;
  return (
    <span className="rules-watching">
      <span className="rules-pulse" aria-hidden="true" /> Watching your play-test
    </span>
  );
}

function NoRules({ isFiltered, group }: { readonly isFiltered: boolean; readonly group: string }) {
  const session = useSession();
  const desk = deskOf(session);
  const game = useGame((whole) => whole);
  const canEdit = useStore(session.editor.canEdit);
  if (isFiltered) {
    return <EmptyState title="No rule is like that">Change the words or the choices above.</EmptyState>;
  }
  const ways = (
    <div className="rules-ways">
      <button
        type="button"
        className="ed-button"
        data-tone="commit"
        disabled={!canEdit}
        onClick={() => addRuleHere(desk, group)}
      >
        <Plus size={14} aria-hidden="true" />
        New rule <Keys keys="N" />
      </button>
      <p className="ed-hint">or begin with one of these and change its colored words:</p>
      {listStarterRules(game, group).map(({ text, rule }) => (
        <button
          key={text}
          type="button"
          className="ed-button"
          data-tone="line"
          disabled={!canEdit}
          onClick={() => {
            const plan = addRule(game, rule);
            if (run(desk, plan.command))
              moveCursor(desk, { tree: `rules/${plan.rule}`, line: null, slot: -1 });
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
  return (
    <EmptyState title="Rules make things happen" docs="/docs/rules" action={ways} isLarge>
      A rule is a sentence: when something happens, and if something holds, do something.
    </EmptyState>
  );
}
