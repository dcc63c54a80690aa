import { EmptyState } from '@playloom/design-system/EmptyState';
import { addRule, listStarterRules, getRuleGroupName } from '@playloom/editor-core';
import type { Rule } from '@playloom/game-format';
import { useVirtualizer } from '@tanstack/react-virtual';
import ListFilter from 'lucide-react/icons/list-filter';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { LocationOfKind } from '../EditorPart.ts';
import type { DraftProblem } from '../../session/EditorSession.ts';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { addRuleBelowSelected, runRuleCommand } from '../../ruleLines/state/ruleLineActions.ts';
import { useRulesClipboard } from '../../ruleLines/state/clipboard.ts';
import { dropOnGroup, dragOverGroup } from '../../ruleLines/state/drag.ts';
import { handleRulesKeyDown } from '../../ruleLines/state/handleRulesKeyDown.ts';
import {
  RulesEditorContext,
  getRulesEditorState,
  moveRuleCursor,
} from '../../ruleLines/state/RulesEditorState.ts';
import { NO_FILTER } from '../../ruleLines/state/RuleFilter.ts';
import { filterRules } from './filterRules.ts';
import { RuleCard } from './RuleCard.tsx';
import { RuleFilters } from './RuleFilters.tsx';

const CARD_PX = 140;
const CARDS_BEYOND = 4;

/** Shows the rules of a group, or all that match the filter. */
export function RulesMain({ place }: { readonly place: LocationOfKind<'rules'> }) {
  const session = useSession();
  const editorState = getRulesEditorState(session);
  const rules = useGame((game) => game.rules);
  const problems = useStore(session.problems);
  const canEdit = useStore(session.editor.canEdit);
  const filter = useStore(editorState.filter);
  const shown = useMemo(
    () => filterRules(session.editor.game.get(), rules, problems, filter, place.group),
    [session, rules, problems, filter, place.group],
  );
  const byRule = useMemo(() => groupProblems(problems), [problems]);
  useLayoutEffect(() => {
    editorState.shown.set(shown.map(({ id }) => ['rules', id]));
    editorState.options.set({ isReadOnly: !canEdit });
  }, [editorState, shown, canEdit]);
  // Opening a group or a rule ends the search.
  useEffect(() => () => editorState.filter.set(null), [editorState, place]);
  const doc = useRef<HTMLDivElement>(null);
  useRulesClipboard(editorState, place.group, doc);
  const notice = useStore(editorState.notice);
  return (
    <RulesEditorContext value={editorState}>
      <div className="rules-doc" ref={doc}>
        <header className="rules-top">
          <h2>{filter === null ? getRuleGroupName(place.group) : 'All rules'}</h2>
          <span className="rules-count">
            {shown.length === 1 ? '1 rule' : `${shown.length} rules`}
            {shown.length > 1 && ', run from top to bottom'}
          </span>
          <span className="ed-grow" />
          <Watching />
          <button
            type="button"
            className="ed-button"
            aria-pressed={filter !== null}
            onClick={() => editorState.filter.set(filter === null ? NO_FILTER : null)}
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
            onClick={() => addRuleBelowSelected(editorState, place.group)}
          >
            <Plus size={14} aria-hidden="true" />
            New rule <ShortcutKeys keys="N" />
          </button>
        </header>
        {filter !== null && <RuleFilters filter={filter} onChange={editorState.filter.set} />}
        {!canEdit && <p className="ed-hint">View only</p>}
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
    </RulesEditorContext>
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
  readonly place: LocationOfKind<'rules'>;
  readonly isAll: boolean;
}

/** Renders only the cards on the screen, so that a thousand rules scroll as fast as ten. */
function CardList({ shown, byRule, place, isAll }: CardListProps) {
  const session = useSession();
  const editorState = getRulesEditorState(session);
  const list = useRef<HTMLDivElement>(null);
  // The virtualizer's functions must not be memoized. They are only called during rendering.
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by its result
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => list.current?.closest<HTMLElement>('.ed-stage') ?? null,
    estimateSize: () => CARD_PX,
    getItemKey: (index) => shown[index]!.id,
    overscan: CARDS_BEYOND,
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  const cursor = useStore(editorState.cursor);
  const drop = useStore(editorState.drop);
  const wanted = cursor === null ? -1 : shown.findIndex(({ id }) => `rules/${id}` === cursor.tree);
  useEffect(() => {
    if (wanted !== -1 && editorState.wantsFocus) virtual.scrollToIndex(wanted, { align: 'auto' });
  }, [virtual, editorState, wanted, cursor]);
  useGoToPlace(place);
  return (
    <div
      ref={list}
      className="rules-list"
      role="tree"
      aria-label="Rules"
      tabIndex={-1}
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={(event) => handleRulesKeyDown(editorState, event)}
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
                onDragOver={(event) => dragOverGroup(editorState, event, group)}
                onDrop={(event) => dropOnGroup(editorState, event, group)}
              >
                {getRuleGroupName(group)}
              </div>
            )}
            <RuleCard rule={rule} number={index + 1} problems={byRule.get(rule.id) ?? NONE} />
          </div>
        );
      })}
    </div>
  );
}

/** Scrolls to a rule or one of its lines that was opened from a problem, a search result or the playtest. */
function useGoToPlace(place: LocationOfKind<'rules'>): void {
  const session = useSession();
  const editorState = getRulesEditorState(session);
  useEffect(() => {
    if (place.rule === undefined) return;
    const tree = `rules/${place.rule}`;
    moveRuleCursor(editorState, { tree, line: findLine(tree, place.line), slot: -1 });
  }, [editorState, place]);
}

/** Finds the line that contains a path inside a rule. */
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
      <span className="rules-pulse" aria-hidden="true" /> Live from your playtest
    </span>
  );
}

function NoRules({ isFiltered, group }: { readonly isFiltered: boolean; readonly group: string }) {
  const session = useSession();
  const editorState = getRulesEditorState(session);
  const game = useGame((whole) => whole);
  const canEdit = useStore(session.editor.canEdit);
  if (isFiltered) {
    return <EmptyState title="No rules match">Change the search or the filters.</EmptyState>;
  }
  const examples = (
    <div className="rules-ways">
      <button
        type="button"
        className="ed-button"
        data-tone="commit"
        disabled={!canEdit}
        onClick={() => addRuleBelowSelected(editorState, group)}
      >
        <Plus size={14} aria-hidden="true" />
        New rule <ShortcutKeys keys="N" />
      </button>
      <p className="ed-hint">or start with an example and change its colored words:</p>
      {listStarterRules(game, group).map(({ text, rule }) => (
        <button
          key={text}
          type="button"
          className="ed-button"
          data-tone="line"
          disabled={!canEdit}
          onClick={() => {
            const plan = addRule(game, rule);
            if (runRuleCommand(editorState, plan.command))
              moveRuleCursor(editorState, { tree: `rules/${plan.rule}`, line: null, slot: -1 });
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
  return (
    <EmptyState title="Rules make things happen" learnMore="/docs/rules" action={examples} centered>
      A rule is a sentence: when something happens, and if some conditions are true, do something.
    </EmptyState>
  );
}
