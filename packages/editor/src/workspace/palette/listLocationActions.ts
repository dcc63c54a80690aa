import type { EditorLocation } from '@playloom/editor-core';
import Copy from 'lucide-react/icons/copy';
import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { EditorAction } from '../../actions/EditorAction.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { canChangeLocation } from '../../locations/canChangeLocation.ts';
import { duplicateLocation } from '../../locations/duplicateLocation.ts';
import { removeUnlessReferenced } from '../../locations/removeUnlessReferenced.ts';

/** The actions that the tree has for each row, applied to the location in the active tab. */
export function listLocationActions(): readonly EditorAction[] {
  const act = (
    id: string,
    label: string,
    Icon: LucideIcon,
    run: (session: EditorSession, place: EditorLocation) => void,
  ): EditorAction => ({
    id: `place.${id}`,
    label,
    group: 'Edit',
    searchTerms: ['tab', 'type', 'script', 'panel', 'rule group'],
    Icon,
    isOff: (session) => !session.editor.canEdit.get() || getActivePlace(session) === null,
    run: (session) => {
      const place = getActivePlace(session);
      if (place !== null) run(session, place);
    },
  });
  return [
    act('rename', 'Rename current item', Pencil, ({ overlay }) => overlay.set('rename')),
    act('copy', 'Duplicate current item', Copy, duplicateLocation),
    act(
      'delete',
      'Delete current item',
      Trash2,
      (session, place) => void removeUnlessReferenced(session, place, () => session.overlay.set('delete')),
    ),
  ];
}

function getActivePlace({ workspace }: EditorSession): EditorLocation | null {
  const { tabs, front } = workspace.get();
  const place = tabs[front];
  return place !== undefined && canChangeLocation(place) ? place : null;
}
