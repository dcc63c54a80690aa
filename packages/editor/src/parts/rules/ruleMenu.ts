import type { MenuEntry } from '@playloom/design-system/MenuEntryList';
import type { Rule } from '@playloom/game-format';
import { listActionKeys } from '../../actions/EditorAction.ts';
import { openAddField } from '../../ruleLines/state/ruleLineActions.ts';
import { findRuleSelection, type RulesEditorState } from '../../ruleLines/state/RulesEditorState.ts';
import { type RuleEditorAction, ruleEditorActions } from '../../ruleLines/state/ruleEditorActions.ts';

const STARTS = ['copy', 'up', 'delete'];

/** Lists the entries of a rule's menu. */
export function listRuleMenuEntries(editorState: RulesEditorState, rule: Rule): readonly MenuEntry[] {
  const tree = `rules/${rule.id}`;
  const canEdit = editorState.session.editor.canEdit.get();
  const at = (line: string | null, act: RuleEditorAction['act']) => () => {
    const current = findRuleSelection(editorState, { tree, line, slot: -1 });
    if (current !== null) act(editorState, current);
  };
  const entries = ruleEditorActions
    .filter(({ on }) => on !== 'line')
    .map((each): MenuEntry => {
      const [keys] = listActionKeys(each);
      return {
        label: each.short,
        disabled: !canEdit && each.id !== 'copy',
        tone: each.id === 'delete' ? 'danger' : 'plain',
        startsGroup: STARTS.includes(each.id),
        onSelect: at(null, each.act),
        ...(keys === undefined ? {} : { keys }),
      };
    });
  const condition: MenuEntry = {
    label: 'Add a condition',
    disabled: !canEdit,
    onSelect: at(`${tree}/when`, openAddField),
  };
  return entries.toSpliced(1, 0, condition);
}
