import ListTree from 'lucide-react/icons/list-tree';
import type { EditorAction } from '../EditorAction.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { addRuleHere } from './desk/acts.ts';
import { pasteFromClipboard } from './desk/clipboard.ts';
import { currentOf, deskOf } from './desk/RulesDesk.ts';
import { ruleActs } from './desk/ruleActs.ts';
import { NO_FILTER } from './filterRules.ts';

const GROUP = 'Rules';

/** What can be done while rules are in front. */
export function listRuleActions(session: EditorSession): readonly EditorAction[] {
  const desk = deskOf(session);
  const isLooking = () => !session.editor.canEdit.get();
  return [
    {
      id: 'new.rules',
      label: 'New rule',
      group: GROUP,
      words: ['add', 'create', 'make'],
      keys: ['N'],
      Icon: ListTree,
      isOff: isLooking,
      run: () => addRuleHere(desk, groupInFront(session)),
    },
    ...ruleActs.map(({ id, label, keys, act, words = [], shownKeys = [] }): EditorAction => ({
      id: `rules.${id}`,
      label,
      group: GROUP,
      keys,
      words,
      shownKeys,
      isOff: () => isLooking() || currentOf(desk) === null || (id === 'edit' && isOnButton()),
      run: () => {
        const current = currentOf(desk);
        if (current !== null) act(desk, current);
      },
    })),
    {
      id: 'rules.paste',
      label: 'Paste a line or a rule',
      group: GROUP,
      shownKeys: ['Mod+V'],
      isOff: isLooking,
      run: () => void pasteFromClipboard(desk, groupInFront(session)),
    },
    {
      id: 'rules.find',
      label: 'Find in all rules',
      group: GROUP,
      words: ['filter', 'search'],
      keys: ['Mod+F'],
      run: () => {
        desk.filter.update((filter) => filter ?? NO_FILTER);
        document.getElementById('rules-find')?.focus();
      },
    },
    {
      id: 'rules.fix',
      label: 'Put the first problem on the screen right',
      group: GROUP,
      words: ['fix', 'repair'],
      keys: ['Alt+Enter'],
      isOff: isLooking,
      run: pressFix,
    },
  ];
}

/** Enter presses the button that has the focus. */
function isOnButton(): boolean {
  return document.activeElement instanceof HTMLButtonElement;
}

function groupInFront(session: EditorSession): string {
  const { tabs, front } = session.workspace.get();
  const place = tabs[front];
  return place?.kind === 'rules' ? place.group : '';
}

/** The one of the rule at the cursor, else the first on the screen. */
function pressFix(): void {
  const card = document.activeElement?.closest('.rules-card');
  const button =
    card?.querySelector<HTMLElement>('[data-fix]') ?? document.querySelector<HTMLElement>('[data-fix]');
  button?.click();
}
