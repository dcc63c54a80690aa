import type { EditorAction } from '../EditorAction.ts';
import type { EditorPart } from '../EditorPart.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import {
  addBelow,
  addElseHere,
  addRuleHere,
  commentHere,
  duplicateHere,
  editHere,
  removeHere,
  replaceHere,
  shiftHere,
  toggleHere,
  wrapHere,
} from './desk/acts.ts';
import { type Current, currentOf, deskOf, openField, type RulesDesk } from './desk/RulesDesk.ts';
import { RulesInspector } from './inspector/RulesInspector.tsx';
import './rules.css';
import { RulesMain } from './RulesMain.tsx';

export const part: EditorPart<'rules'> = {
  kind: 'rules',
  Main: RulesMain,
  Inspector: RulesInspector,
  listActions,
};

const GROUP = 'Rules';

function listActions(session: EditorSession): readonly EditorAction[] {
  const desk = deskOf(session);
  const isLooking = () => !session.editor.canEdit.get();
  const here = (act: (desk: RulesDesk, current: Current) => void) => () => {
    const current = currentOf(desk);
    if (current !== null) act(desk, current);
  };
  const needsLine = () => isLooking() || currentOf(desk) === null;
  const action = (
    id: string,
    label: string,
    keys: string,
    act: (desk: RulesDesk, current: Current) => void,
  ): EditorAction => ({
    id: `rules.${id}`,
    label,
    group: GROUP,
    keys: [keys],
    isOff: needsLine,
    run: here(act),
  });
  return [
    {
      id: 'rules.new',
      label: 'New rule',
      group: GROUP,
      words: ['add', 'create'],
      keys: ['N'],
      isOff: isLooking,
      run: () => addRuleHere(desk, groupInFront(session)),
    },
    {
      ...action('edit', 'Edit the slot or the line', 'Enter', editHere),
      // Enter presses the button that has the focus.
      isOff: () => needsLine() || document.activeElement instanceof HTMLButtonElement,
    },
    action('add', 'Add a line below', 'Mod+Enter', addBelow),
    action('replace', 'Put something else on the line', 'R', replaceHere),
    action('up', 'Move the line or the rule up', 'Alt+ArrowUp', (d, c) => shiftHere(d, c, -1)),
    action('down', 'Move the line or the rule down', 'Alt+ArrowDown', (d, c) => shiftHere(d, c, 1)),
    action('off', 'Turn the line or the rule off and on', 'Mod+/', toggleHere),
    action('wrap', 'Wrap the line in If', 'Mod+I', wrapHere),
    action('else', 'Add Else to the If', 'E', addElseHere),
    action('copy', 'Duplicate the line or the rule', 'Mod+D', duplicateHere),
    action('note', 'Write a note', ';', commentHere),
    action('name', 'Rename the rule', 'F2', (d, { tree }) =>
      openField(d, { kind: 'name', tree: tree.path.join('/') }),
    ),
    action('delete', 'Delete the line or the rule', 'Delete', removeHere),
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
