import { Button } from '@playloom/design-system';
import type { ReactNode } from 'react';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

/** Asks a guest to log in, because buying an item requires an account with coins. */
export function GuestAccountPrompt({ onClose }: { onClose: () => void }) {
  const dialogs = useDialogs();
  const { features, user } = useRootData();
  // If there is a user, they logged in after joining, and the room still treats them as a guest.
  if (user !== null)
    return <Answer text="You’re still playing as a guest. Rejoin the game to buy this." onClose={onClose} />;
  if (!features.loginCallToAction)
    return <Answer text="To buy this, you need coins and an account." onClose={onClose} />;
  return (
    <Answer text="To buy this, you need coins and a free account." onClose={onClose}>
      <Button variant="primary" onClick={() => dialogs.open({ kind: 'sign-up' })}>
        Sign Up
      </Button>
      <Button onClick={() => dialogs.open({ kind: 'login' })}>Log In</Button>
    </Answer>
  );
}

function Answer(props: { text: string; onClose: () => void; children?: ReactNode }) {
  return (
    <>
      <p className="mt-3 text-secondary text-text-2">{props.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {props.children}
        <Button onClick={props.onClose}>No, thanks</Button>
      </div>
    </>
  );
}
