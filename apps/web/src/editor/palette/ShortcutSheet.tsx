import { Modal } from '@playloom/design-system/Modal';
import type { EditorAction } from '../EditorAction.ts';
import { Keys } from '../ui/Keys.tsx';
import './palette.css';

interface Props {
  readonly actions: readonly EditorAction[];
  readonly onClose: () => void;
}

/** Keys of the tree and of tabs, which work where the focus is. */
const ELSEWHERE: readonly {
  readonly group: string;
  readonly label: string;
  readonly keys: readonly string[];
}[] = [
  { group: 'In the tree', label: 'Open', keys: ['Enter'] },
  { group: 'In the tree', label: 'Fold and unfold', keys: ['ArrowLeft', 'ArrowRight'] },
  { group: 'In the tree', label: 'Rename', keys: ['F2'] },
  { group: 'In the tree', label: 'Delete', keys: ['Delete'] },
  { group: 'On a tab', label: 'Move it', keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'] },
  { group: 'On a tab', label: 'Close it', keys: ['Delete'] },
];

/** Every key that does something here, by heading. */
export function ShortcutSheet({ actions, onClose }: Props) {
  const groups = new Map<string, Pick<EditorAction, 'label' | 'keys'>[]>();
  for (const action of [...actions, ...ELSEWHERE]) {
    if (action.keys === undefined || action.keys.length === 0) continue;
    groups.set(action.group, [...(groups.get(action.group) ?? []), action]);
  }
  return (
    <Modal open onOpenChange={onClose} title="Keyboard shortcuts" size="lg">
      <div className="ed-app ed-sheet">
        {[...groups].map(([group, listed]) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {listed.map(({ label, keys = [] }) => (
                <li key={label}>
                  <span>{label}</span>
                  <span className="flex gap-2">
                    {keys.map((each) => (
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
