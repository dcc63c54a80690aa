import Copy from 'lucide-react/icons/copy';
import Play from 'lucide-react/icons/play';
import Waypoints from 'lucide-react/icons/waypoints';
import type { EditorAction } from '../EditorAction.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { frontType, makeVariant, showUses, tryType } from './typeActs.ts';

const GROUP = 'Type';

/** What can be done with the type in front. */
export function listTypeActions(_session: EditorSession): readonly EditorAction[] {
  return [
    {
      id: 'type.try',
      label: 'Try this type',
      group: GROUP,
      words: ['test', 'play'],
      keys: ['F6'],
      Icon: Play,
      run: (session) => withFront(session, tryType),
    },
    {
      id: 'type.variant',
      label: 'Make a variant',
      group: GROUP,
      words: ['duplicate', 'copy'],
      keys: ['Mod+D'],
      Icon: Copy,
      isOff: ({ editor }) => !editor.canEdit.get(),
      run: (session) => withFront(session, makeVariant),
    },
    {
      id: 'type.uses',
      label: 'Show where it is used',
      group: GROUP,
      words: ['references', 'find'],
      keys: ['Shift+F12'],
      Icon: Waypoints,
      run: showUses,
    },
  ];
}

function withFront(
  session: EditorSession,
  act: (session: EditorSession, place: NonNullable<ReturnType<typeof frontType>>) => void,
): void {
  const place = frontType(session);
  if (place !== null) act(session, place);
}
