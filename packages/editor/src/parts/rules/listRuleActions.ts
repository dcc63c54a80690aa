import ListTree from 'lucide-react/icons/list-tree';
import type { EditorAction } from '../../actions/EditorAction.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { addRuleBelowSelected } from '../../ruleLines/state/ruleLineActions.ts';
import { pasteRulesFromClipboard } from '../../ruleLines/state/clipboard.ts';
import { getRuleSelection, getRulesEditorState } from '../../ruleLines/state/RulesEditorState.ts';
import { ruleEditorActions } from '../../ruleLines/state/ruleEditorActions.ts';
import { NO_FILTER } from '../../ruleLines/state/RuleFilter.ts';

const GROUP = 'Rules';

/** The actions that are available while a rules tab is active. */
export function listRuleActions(session: EditorSession): readonly EditorAction[] {
  const editorState = getRulesEditorState(session);
  const isLooking = () => !session.editor.canEdit.get();
  return [
    {
      id: 'new.rules',
      label: 'New rule',
      group: GROUP,
      searchTerms: ['add', 'create', 'make'],
      keys: ['N'],
      Icon: ListTree,
      isOff: isLooking,
      run: () => addRuleBelowSelected(editorState, getActiveGroup(session)),
    },
    ...ruleEditorActions.map(({ id, label, keys, act, searchTerms = [], shownKeys = [] }): EditorAction => ({
      id: `rules.${id}`,
      label,
      group: GROUP,
      keys,
      searchTerms,
      shownKeys,
      isOff: () => isLooking() || getRuleSelection(editorState) === null || (id === 'edit' && isOnButton()),
      run: () => {
        const current = getRuleSelection(editorState);
        if (current !== null) act(editorState, current);
      },
    })),
    {
      id: 'rules.paste',
      label: 'Paste line or rule',
      group: GROUP,
      shownKeys: ['Mod+V'],
      isOff: isLooking,
      run: () => void pasteRulesFromClipboard(editorState, getActiveGroup(session)),
    },
    {
      id: 'rules.find',
      label: 'Search all rules',
      group: GROUP,
      searchTerms: ['filter', 'search'],
      keys: ['Mod+F'],
      run: () => {
        editorState.filter.update((filter) => filter ?? NO_FILTER);
        document.getElementById('rules-find')?.focus();
      },
    },
    {
      id: 'rules.fix',
      label: 'Fix the first problem on screen',
      group: GROUP,
      searchTerms: ['fix', 'repair'],
      keys: ['Alt+Enter'],
      isOff: isLooking,
      run: pressFix,
    },
  ];
}

/** Whether a button has the focus. Enter must then press the button. */
function isOnButton(): boolean {
  return document.activeElement instanceof HTMLButtonElement;
}

function getActiveGroup(session: EditorSession): string {
  const { tabs, front } = session.workspace.get();
  const place = tabs[front];
  return place?.kind === 'rules' ? place.group : '';
}

/** Applies the quick fix of the focused rule, or else the first one on the screen. */
function pressFix(): void {
  const card = document.activeElement?.closest('.rules-card');
  const button =
    card?.querySelector<HTMLElement>('[data-fix]') ?? document.querySelector<HTMLElement>('[data-fix]');
  button?.click();
}
