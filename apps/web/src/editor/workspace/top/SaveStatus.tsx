import { Tooltip } from '@playloom/design-system/Tooltip';
import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import HardDrive from 'lucide-react/icons/hard-drive';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LucideIcon } from 'lucide-react';
import type { SaveState } from '../../session/EditorSession.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';

interface SaveStatusText {
  readonly text: string;
  readonly explanation: string;
  readonly Icon: LucideIcon;
  readonly tone: 'good' | 'plain' | 'bad';
}

const STATUS_TEXTS: { readonly [state in SaveState]: SaveStatusText } = {
  loading: {
    text: 'Opening…',
    explanation: 'The game is on its way from the server.',
    Icon: LoaderCircle,
    tone: 'plain',
  },
  saved: {
    text: 'Saved',
    explanation: 'Everything you did is stored on the server.',
    Icon: Check,
    tone: 'good',
  },
  saving: {
    text: 'Saving…',
    explanation: 'Your last edits are kept in this browser and on their way to the server.',
    Icon: LoaderCircle,
    tone: 'plain',
  },
  offline: {
    text: 'Offline, kept here',
    explanation:
      'There is no connection. Go on: your edits are kept in this browser and saved when it is back.',
    Icon: CloudOff,
    tone: 'plain',
  },
  local: {
    text: 'Kept in this browser',
    explanation:
      'You have no account yet, so the game is kept here alone. Sign up, and it becomes yours everywhere.',
    Icon: HardDrive,
    tone: 'plain',
  },
  removed: {
    text: 'Not saved any more',
    explanation:
      'The game is in the trash, or it is not shared with you any more. Export keeps what you see.',
    Icon: TriangleAlert,
    tone: 'bad',
  },
  failed: {
    text: 'Not saved',
    explanation: 'Your last edits could not be stored. Leave this tab open, or export the game to keep them.',
    Icon: TriangleAlert,
    tone: 'bad',
  },
  'too-complex': {
    text: 'Not saved',
    explanation: 'Your changes are too complex for the server. Export the game to keep a copy.',
    Icon: TriangleAlert,
    tone: 'bad',
  },
};

/** Where the work is kept right now, in words; why, when one points at it. */
export function SaveStatus() {
  const state = useStore(useSession().saving);
  const { text, explanation, Icon, tone } = STATUS_TEXTS[state];
  return (
    <Tooltip text={explanation} side="bottom">
      <button type="button" className="ed-save" data-tone={tone} aria-live="polite">
        <Icon size={14} aria-hidden="true" />
        <span>{text}</span>
      </button>
    </Tooltip>
  );
}
