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
    explanation: 'Loading the game from the server.',
    Icon: LoaderCircle,
    tone: 'plain',
  },
  saved: {
    text: 'Saved',
    explanation: 'All changes are saved on the server.',
    Icon: Check,
    tone: 'good',
  },
  saving: {
    text: 'Saving…',
    explanation: 'Your latest edits are stored in this browser and are being sent to the server.',
    Icon: LoaderCircle,
    tone: 'plain',
  },
  offline: {
    text: 'Offline, saved locally',
    explanation:
      'You’re offline. Keep working: your edits are stored in this browser and sent when you’re back online.',
    Icon: CloudOff,
    tone: 'plain',
  },
  local: {
    text: 'Saved in this browser',
    explanation: 'Without an account, your game is stored only in this browser. Sign up to open it anywhere.',
    Icon: HardDrive,
    tone: 'plain',
  },
  removed: {
    text: 'No longer saved',
    explanation: 'This game is in the trash, or it is no longer shared with you. Export it to keep a copy.',
    Icon: TriangleAlert,
    tone: 'bad',
  },
  failed: {
    text: 'Not saved',
    explanation: 'Your latest edits couldn’t be saved. Keep this tab open, or export the game to keep them.',
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

/** The save status, with an explanation in the tooltip. */
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
