import { ConfirmDialog } from '@playloom/design-system/ConfirmDialog';
import {
  findLocationUses,
  getLocationKey,
  getLocationName,
  type EditorLocation,
} from '@playloom/editor-core';
import { useSession } from '../../session/SessionContext.ts';
import { removeLocation } from '../../locations/removeLocation.ts';

const NAMED_MAX = 6;

interface Props {
  readonly place: EditorLocation;
  readonly onClose: () => void;
}

/** Asks for confirmation before something that is in use is deleted. */
export default function DeleteDialog({ place, onClose }: Props) {
  const session = useSession();
  const game = session.editor.game.get();
  const uses = findLocationUses(session.editor.draft, game, place);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${getLocationName(game, place)}?`}
      confirmText="Delete"
      danger
      onConfirm={() => removeLocation(session, place)}
    >
      <p>Deleting it will cause problems in the places below until you fix them. You can undo this.</p>
      <ul className="mt-2 list-disc pl-5">
        {uses.slice(0, NAMED_MAX).map((use) => (
          <li key={getLocationKey(use)}>{getLocationName(game, use)}</li>
        ))}
        {uses.length > NAMED_MAX && <li>and {uses.length - NAMED_MAX} more</li>}
      </ul>
    </ConfirmDialog>
  );
}
