import {
  entryOfLine,
  insertLines,
  keyAfter,
  listOftenNext,
  nameOfTree,
  fillNode,
} from '@playloom/editor-core';
import { categories, titleOf } from '@playloom/game-format';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Keys } from '../../ui/Keys.tsx';
import { Section } from '../../ui/Section.tsx';
import { goToEmptySlot, keyOfTree, run } from '../desk/acts.ts';
import { type Current, currentOf, DeskContext, deskOf, useDesk } from '../desk/RulesDesk.ts';
import { ruleActs } from '../desk/ruleActs.ts';
import { CategoryIcon } from '../lines/CategoryIcon.ts';
import { LineHelp } from './LineHelp.tsx';
import { LineValues } from './LineValues.tsx';
import { SameInCode } from './SameInCode.tsx';

/** Explains the line at the cursor, and what could be done with it. */
export function RulesInspector() {
  const session = useSession();
  const desk = deskOf(session);
  useGame((game) => game.rules);
  useStore(desk.cursor);
  useStore(desk.shown);
  const current = currentOf(desk);
  const entry = current?.line == null ? null : entryOfLine(current.line);
  if (current === null || current.line === null || entry === null) {
    return (
      <>
        <EmptyState
          title={current === null ? 'No line is chosen' : nameOfTree(current.tree)}
          docs="/docs/reference/actions"
        >
          Click a line, or go there with the arrow keys: what it does, each of its words and the same thing in
          code stand here.
        </EmptyState>
        {current !== null && <LineKeys isRule />}
      </>
    );
  }
  const { line } = current;
  return (
    <DeskContext value={desk}>
      <section className="ed-section" aria-label={titleOf(entry.name)}>
        <div className="ed-section-head">
          <CategoryIcon of={entry.category} size={16} />
          <h3>{titleOf(entry.name)}</h3>
          <span className="ed-section-note">{categories[entry.category]}</span>
        </div>
        <LineHelp entry={entry} line={line} />
      </section>
      <LineValues tree={current.tree} line={line} />
      <SameInCode json={line.json} />
      {line.kind === 'action' && <OftenNextList current={current} />}
      <LineKeys isRule={false} />
    </DeskContext>
  );
}

function OftenNextList({ current }: { readonly current: Current }) {
  const desk = useDesk();
  const game = useGame((whole) => whole);
  const canEdit = useStore(desk.session.editor.canEdit);
  const { tree, line } = current;
  if (line === null) return null;
  const entry = entryOfLine(line);
  const often = entry === null ? [] : listOftenNext(game, entry.name);
  if (often.length === 0) return null;
  return (
    <Section title="Often next">
      {often.map(({ entry: next, percent }) => {
        return (
          <button
            key={next.name}
            type="button"
            className="ed-row"
            disabled={!canEdit}
            title={next.help}
            onClick={() => {
              const { editor } = desk.session;
              const node = fillNode(game, line.scope, next);
              const plan = insertLines(editor, tree, line.list, keyAfter(editor, line), [node]);
              if (run(desk, plan.command) && plan.cursor !== null) {
                goToEmptySlot(desk, keyOfTree(tree), plan.cursor, false);
              }
            }}
          >
            <CategoryIcon of={next.category} />
            <span className="ed-name">{titleOf(next.name)}</span>
            <span className="ed-count">{percent}%</span>
          </button>
        );
      })}
    </Section>
  );
}

function LineKeys({ isRule }: { readonly isRule: boolean }) {
  const shown = ruleActs.filter(({ on }) => on === 'both' || on === (isRule ? 'rule' : 'line'));
  return (
    <Section title={isRule ? 'On this rule' : 'On this line'}>
      {shown.map(({ short, keys, shownKeys = [] }) => (
        <p key={short} className="rules-key-row">
          {short}
          <Keys keys={keys[0] ?? shownKeys[0] ?? ''} />
        </p>
      ))}
    </Section>
  );
}
