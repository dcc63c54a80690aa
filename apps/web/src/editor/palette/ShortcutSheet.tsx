import { Modal } from '@playloom/design-system/Modal';
import type { EditorAction } from '../EditorAction.ts';
import { Keys } from '../ui/Keys.tsx';
import './palette.css';

interface Props {
  readonly actions: readonly EditorAction[];
  readonly onClose: () => void;
}

/** Every key that does something here, by heading. */
export function ShortcutSheet({ actions, onClose }: Props) {
  const groups = new Map<string, EditorAction[]>();
  for (const action of actions) {
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
              {listed.map(({ id, label, keys = [] }) => (
                <li key={id}>
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
