import { Button } from '@playloom/design-system';
import DoorOpen from 'lucide-react/icons/door-open';
import Lock from 'lucide-react/icons/lock';
import Unplug from 'lucide-react/icons/unplug';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { StopAction, StopMessage } from '../state/describeStop.ts';

const ICONS = { farewell: DoorOpen, choice: Users, locked: Lock, trouble: Unplug };

/** Shows text and actions over the dimmed cover. */
export function StopBody({ message, children }: { message: StopMessage; children: ReactNode }) {
  const Icon = ICONS[message.mood];
  return (
    <div className="play-stop" data-mood={message.mood}>
      <span className="play-stop-mark">
        <Icon size={24} aria-hidden="true" />
      </span>
      <h2>{message.title}</h2>
      <p>{message.text}</p>
      <div className="play-stop-actions">{children}</div>
    </div>
  );
}

type Pressed = Exclude<StopAction, 'sign-in' | 'showcase' | 'appeal'>;

const LABELS: Record<Pressed, string> = {
  again: 'Play again',
  'any-room': 'Find another room',
  watch: 'Watch this room',
  'new-private': 'Open a private room',
  rename: 'Change name',
  reload: 'Reload page',
  back: 'Back to the game page',
};

interface StopActionsProps {
  actions: readonly StopAction[];
  run: Partial<Record<Pressed, () => void>>;
  /** Replaces the label of the retry button, for games that never started. */
  againLabel?: string;
}

export function StopActions({ actions, run, againLabel = LABELS.again }: StopActionsProps) {
  const { features } = useRootData();
  const isOff = {
    'sign-in': !features.loginCallToAction,
    showcase: !features.links,
    appeal: !features.links,
  };
  const offered = actions.filter((action) => !(action in isOff && isOff[action as keyof typeof isOff]));
  return offered.map((action, index) => {
    if (action === 'sign-in') return <SignIn key={action} />;
    if (action === 'appeal') {
      return (
        <Button key={action} variant={index === 0 ? 'primary' : 'secondary'} asChild>
          <a href="/appeal">Appeal</a>
        </Button>
      );
    }
    if (action === 'showcase') {
      return (
        <Button key={action} variant={index === 0 ? 'primary' : 'secondary'} asChild>
          <Link to="/games/popular">See other games</Link>
        </Button>
      );
    }
    return (
      <Button key={action} variant={index === 0 ? 'primary' : 'secondary'} onClick={run[action]}>
        {action === 'again' ? againLabel : LABELS[action]}
      </Button>
    );
  });
}

function SignIn() {
  const dialogs = useDialogs();
  return (
    <>
      <Button variant="primary" onClick={() => dialogs.open({ kind: 'sign-up' })}>
        Sign Up
      </Button>
      <Button onClick={() => dialogs.open({ kind: 'login' })}>Log In</Button>
    </>
  );
}
