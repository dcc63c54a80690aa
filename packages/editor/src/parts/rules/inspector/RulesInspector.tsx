import { EmptyState } from '@playloom/design-system/EmptyState';
import { InspectorSection } from '@playloom/design-system/InspectorSection';
import {
  findLineEntry,
  insertLines,
  findKeyAfterLine,
  listLikelyNextActions,
  getRuleTreeName,
  createRuleNode,
} from '@playloom/editor-core';
import { categories, toTitle } from '@playloom/game-format';
import { useGame, useSession, useStore } from '../../../session/SessionContext.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { moveToEmptySlot, getTreeKey, runRuleCommand } from '../../../ruleLines/state/ruleLineActions.ts';
import {
  type RuleSelection,
  getRuleSelection,
  RulesEditorContext,
  getRulesEditorState,
  useRulesEditorState,
} from '../../../ruleLines/state/RulesEditorState.ts';
import { ruleEditorActions } from '../../../ruleLines/state/ruleEditorActions.ts';
import { CategoryIcon } from '../../../ruleLines/CategoryIcon.ts';
import { LineHelp } from './LineHelp.tsx';
import { LineValues } from './LineValues.tsx';
import { CodeEquivalent } from './CodeEquivalent.tsx';

/** Explains the line at the cursor, and offers actions for it. */
export function RulesInspector() {
  const session = useSession();
  const editorState = getRulesEditorState(session);
  useGame((game) => game.rules);
  useStore(editorState.cursor);
  useStore(editorState.shown);
  const current = getRuleSelection(editorState);
  const entry = current?.line == null ? null : findLineEntry(current.line);
  if (current === null || current.line === null || entry === null) {
    return (
      <>
        <EmptyState
          title={current === null ? 'No line selected' : getRuleTreeName(current.tree)}
          learnMore="/docs/reference/actions"
        >
          Click a line or use the arrow keys to see what it does, its values, and the same line as code.
        </EmptyState>
        {current !== null && <LineKeys isRule />}
      </>
    );
  }
  const { line } = current;
  return (
    <RulesEditorContext value={editorState}>
      <section className="pl-section" aria-label={toTitle(entry.name)}>
        <div className="pl-section-head">
          <CategoryIcon of={entry.category} size={16} />
          <h3>{toTitle(entry.name)}</h3>
          <span className="pl-section-note">{categories[entry.category]}</span>
        </div>
        <LineHelp entry={entry} line={line} />
      </section>
      <LineValues tree={current.tree} line={line} />
      <CodeEquivalent json={line.json} />
      {line.kind === 'action' && <SuggestedNextList current={current} />}
      <LineKeys isRule={false} />
    </RulesEditorContext>
  );
}

function SuggestedNextList({ current }: { readonly current: RuleSelection }) {
  const editorState = useRulesEditorState();
  const game = useGame((whole) => whole);
  const canEdit = useStore(editorState.session.editor.canEdit);
  const { tree, line } = current;
  if (line === null) return null;
  const entry = findLineEntry(line);
  const often = entry === null ? [] : listLikelyNextActions(game, entry.name);
  if (often.length === 0) return null;
  return (
    <InspectorSection title="Suggested next">
      {often.map(({ entry: next, percent }) => {
        return (
          <button
            key={next.name}
            type="button"
            className="ed-row"
            disabled={!canEdit}
            title={next.help}
            onClick={() => {
              const { editor } = editorState.session;
              const node = createRuleNode(game, line.scope, next);
              const plan = insertLines(editor, tree, line.list, findKeyAfterLine(editor, line), [node]);
              if (runRuleCommand(editorState, plan.command) && plan.cursor !== null) {
                moveToEmptySlot(editorState, getTreeKey(tree), plan.cursor, false);
              }
            }}
          >
            <CategoryIcon of={next.category} />
            <span className="ed-name">{toTitle(next.name)}</span>
            <span className="ed-count">{percent}%</span>
          </button>
        );
      })}
    </InspectorSection>
  );
}

function LineKeys({ isRule }: { readonly isRule: boolean }) {
  const shown = ruleEditorActions.filter(({ on }) => on === 'both' || on === (isRule ? 'rule' : 'line'));
  return (
    <InspectorSection title={isRule ? 'This rule' : 'This line'}>
      {shown.map(({ short, keys, shownKeys = [] }) => (
        <p key={short} className="rules-key-row">
          {short}
          <ShortcutKeys keys={keys[0] ?? shownKeys[0] ?? ''} />
        </p>
      ))}
    </InspectorSection>
  );
}
