import { TextInput } from '@playloom/design-system/TextInput';
import { Modal } from '@playloom/design-system/Modal';
import { getLocationName, type EditorLocation } from '@playloom/editor-core';
import { limits } from '@playloom/game-format';
import { useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { renameLocation } from '../../locations/renameLocation.ts';

interface Props {
  readonly place: EditorLocation;
  readonly onClose: () => void;
}

/** Renames the location in the active tab. Works even if the tree is hidden. */
export default function RenameDialog({ place, onClose }: Props) {
  const session = useSession();
  const name = getLocationName(session.editor.game.get(), place) ?? '';
  const [typed, setTyped] = useState(name);
  return (
    <Modal open onOpenChange={onClose} title={`Rename ${name}`}>
      <form
        className="ed-app flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          renameLocation(session, place, typed);
        }}
      >
        <TextInput
          aria-label="New name"
          value={typed}
          maxLength={limits.NAME_MAX}
          ref={focusWhenShown}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <button type="submit" className="ed-button" data-tone="commit">
          Rename
        </button>
      </form>
    </Modal>
  );
}

/** Lets the user type at once after opening the dialog. */
function focusWhenShown(field: HTMLInputElement | null): void {
  field?.focus();
}
