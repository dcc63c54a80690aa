import { Modal } from '@playloom/design-system/Modal';
import { getLocationName, type EditorLocation } from '@playloom/editor-core';
import { limits } from '@playloom/game-format';
import { useSession } from '../../session/SessionContext.ts';
import { renamePlace } from './renamePlace.ts';

interface Props {
  readonly place: EditorLocation;
  readonly onClose: () => void;
}

/** Renames the location in front, whether or not the tree is shown. */
export default function RenameDialog({ place, onClose }: Props) {
  const session = useSession();
  const name = getLocationName(session.editor.game.get(), place) ?? '';
  return (
    <Modal open onOpenChange={onClose} title={`Rename ${name}`}>
      <form
        className="ed-app flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('name');
          onClose();
          renamePlace(session, place, String(typed));
        }}
      >
        <input
          className="ed-input"
          name="name"
          aria-label="New name"
          defaultValue={name}
          maxLength={limits.NAME_MAX}
          ref={focusWhenShown}
          onFocus={(event) => event.target.select()}
        />
        <button type="submit" className="ed-button" data-tone="commit">
          Rename
        </button>
      </form>
    </Modal>
  );
}

/** The user opened this field to type. */
function focusWhenShown(field: HTMLInputElement | null): void {
  field?.focus();
}
