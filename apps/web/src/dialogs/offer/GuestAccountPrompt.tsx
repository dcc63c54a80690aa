import { Button } from '@playloom/design-system';
import type { ReactNode } from 'react';
import { useDialogs } from '../../session/useDialogs.ts';
import { useRoot } from '../../session/useRoot.ts';

/** What a guest needs to buy an item: an account, which has coins. */
export function GuestAccountPrompt({ onClose }: { onClose: () => void }) {
  const dialogs = useDialogs();
  const { features, user } = useRoot();
  // Signed in after the game began: the room still knows this player as a guest.
  if (user !== null)
    return <Answer text="Join the game again with your account to buy this." onClose={onClose} />;
  if (!features.loginCallToAction)
    return <Answer text="You need an account with coins to buy this." onClose={onClose} />;
  return (
    <Answer text="You need a free account with coins to buy this." onClose={onClose}>
      <Button variant="primary" onClick={() => dialogs.open({ kind: 'sign-up' })}>
        Sign up
      </Button>
      <Button onClick={() => dialogs.open({ kind: 'login' })}>Log in</Button>
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
