import { ConfirmDialog } from '@playloom/design-system/ConfirmDialog';
import type { LocationOfKind } from '../EditorPart.ts';
import { useSession } from '../../session/SessionContext.ts';
import { removeLocation } from '../../locations/removeLocation.ts';
import { groupUses } from '../../locations/groupUses.ts';
import { findTypeUses } from './typeActions.ts';
import { useType } from './useType.ts';

const NAMED_MAX = 6;

interface Props {
  readonly place: LocationOfKind<'type'>;
  readonly onClose: () => void;
}

/** Asks for confirmation before a type that is in use is deleted. */
export function DeleteTypeDialog({ place, onClose }: Props) {
  const session = useSession();
  const name = useType(place)?.name ?? place.id;
  const uses = findTypeUses(session, place);
  const groups = groupUses(session.editor.game.get(), uses);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      confirmText="Delete"
      danger
      onConfirm={() => removeLocation(session, place)}
    >
      <p>
        Deleting it will cause problems in {uses.length === 1 ? '1 place' : `${uses.length} places`} until you
        fix them. You can undo this, or restore it from “Deleted types” in the menu at any time.
      </p>
      <ul className="mt-2 list-disc pl-5">
        {groups.slice(0, NAMED_MAX).map(({ key, name: where, count }) => (
          <li key={key}>
            {where}
            {count > 1 && `, ${count} times`}
          </li>
        ))}
        {groups.length > NAMED_MAX && <li>and {groups.length - NAMED_MAX} more</li>}
      </ul>
    </ConfirmDialog>
  );
}
