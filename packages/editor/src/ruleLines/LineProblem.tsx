import { findQuickFixes, readLineSentence, type RuleLine, type RuleTree } from '@playloom/editor-core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { DraftProblem } from '../session/EditorSession.ts';
import { useGame, useStore } from '../session/SessionContext.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { runRuleCommand } from './state/ruleLineActions.ts';
import { useRulesEditorState } from './state/RulesEditorState.ts';

interface Props {
  readonly tree: RuleTree;
  readonly line: RuleLine;
  readonly problem: DraftProblem;
}

/** The problems of a line, with a quick fix. */
export function LineProblem({ tree, line, problem }: Props) {
  const editorState = useRulesEditorState();
  const game = useGame((whole) => whole);
  const canEdit = useStore(editorState.session.editor.canEdit);
  const fixes = canEdit
    ? findQuickFixes(editorState.session.editor, tree, line, readLineSentence(game, line), problem)
    : [];
  return (
    <div
      className="rules-problem"
      role="treeitem"
      aria-selected={false}
      style={{ marginLeft: 86 + line.blocks.length * 22 }}
    >
      <CircleAlert size={15} aria-hidden="true" />
      <span className="ed-grow">{problem.message}</span>
      {fixes.map(({ label, command }, index) => (
        <button
          key={label}
          type="button"
          className="ed-button"
          data-size="s"
          data-plain=""
          data-fix={index === 0 ? '' : undefined}
          onClick={() => runRuleCommand(editorState, command)}
        >
          {label}
          {index === 0 && <ShortcutKeys keys="Alt+Enter" />}
        </button>
      ))}
    </div>
  );
}
