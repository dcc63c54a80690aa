import Copy from 'lucide-react/icons/copy';
import Play from 'lucide-react/icons/play';
import Waypoints from 'lucide-react/icons/waypoints';
import type { EditorAction } from '../../actions/EditorAction.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { getActiveTypeLocation, duplicateType, showTypeUses, playtestType } from './typeActions.ts';

const GROUP = 'Type';

/** Actions for the type in the active tab. */
export function listTypeActions(_session: EditorSession): readonly EditorAction[] {
  return [
    {
      id: 'type.try',
      label: 'Try this type',
      group: GROUP,
      searchTerms: ['test', 'play'],
      keys: ['F6'],
      Icon: Play,
      run: (session) => withActiveType(session, playtestType),
    },
    {
      id: 'type.variant',
      label: 'Create variant',
      group: GROUP,
      searchTerms: ['duplicate', 'copy'],
      keys: ['Mod+D'],
      Icon: Copy,
      isOff: ({ editor }) => !editor.canEdit.get(),
      run: (session) => withActiveType(session, duplicateType),
    },
    {
      id: 'type.uses',
      label: 'Show where it is used',
      group: GROUP,
      searchTerms: ['references', 'find'],
      keys: ['Shift+F12'],
      Icon: Waypoints,
      run: showTypeUses,
    },
  ];
}

function withActiveType(
  session: EditorSession,
  act: (session: EditorSession, place: NonNullable<ReturnType<typeof getActiveTypeLocation>>) => void,
): void {
  const place = getActiveTypeLocation(session);
  if (place !== null) act(session, place);
}
