import { Modal } from '@playloom/design-system/Modal';
import { type EditorAction, keysOf } from '../EditorAction.ts';
import { Keys } from '../ui/Keys.tsx';
import { tabKeys } from '../workspace/pressInTabs.ts';
import { treeKeys } from '../workspace/tree/pressInTree.ts';
import './palette.css';

interface Props {
  readonly actions: readonly EditorAction[];
  readonly onClose: () => void;
}

/** Keys of the tree and of tabs, which work where the focus is. */
const ELSEWHERE = [
  ...treeKeys.map(({ label, keys }) => ({ group: 'In the tree', label, keys })),
  ...tabKeys.map(({ label, keys }) => ({ group: 'On a tab', label, keys })),
];

/** Every key that does something here, by heading. */
export default function ShortcutSheet({ actions, onClose }: Props) {
  const shown = [...actions, ...ELSEWHERE].filter((action) => keysOf(action).length > 0);
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
                    {keysOf(action).map((each) => (
                      <Keys key={each} keys={each} />
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
