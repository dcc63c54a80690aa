import { Modal } from '@playloom/design-system/Modal';
import { type EditorAction, listActionKeys } from '../../actions/EditorAction.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { tabShortcuts } from '../tabs/handleTabKeyDown.ts';
import { treeShortcuts } from '../tree/handleTreeKeyDown.ts';
import './palette.css';

interface Props {
  readonly actions: readonly EditorAction[];
  readonly onClose: () => void;
}

/** Shortcuts that only work while the tree or the tabs have the focus. */
const ELSEWHERE = [
  ...treeShortcuts.map(({ label, keys }) => ({ group: 'In the tree', label, keys })),
  ...tabShortcuts.map(({ label, keys }) => ({ group: 'On a tab', label, keys })),
];

/** Every keyboard shortcut available here, by group. */
export default function ShortcutSheet({ actions, onClose }: Props) {
  const shown = [...actions, ...ELSEWHERE].filter((action) => listActionKeys(action).length > 0);
  const groups = Map.groupBy(shown, ({ group }) => group);
  return (
    <Modal open onOpenChange={onClose} title="Keyboard shortcuts" size="lg">
      <div className="ed-app ed-sheet">
        {[...groups].map(([group, listed]) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {listed.map((action) => (
                <li key={action.label}>
                  <span>{action.label}</span>
                  <span className="flex gap-2">
                    {listActionKeys(action).map((each) => (
                      <ShortcutKeys key={each} keys={each} />
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Modal>
  );
}
