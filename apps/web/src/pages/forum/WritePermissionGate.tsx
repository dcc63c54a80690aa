import type { ForumWritePermission } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { BirthDateForm } from '../../chat/BirthDateForm.tsx';
import '../../chat/chat.css';
import { useLoginPrompt } from '../../access/useLoginPrompt.ts';

/** Shows the form to users who can post. Shows everyone else what they need to do first. */
export function WritePermissionGate({
  voice,
  children,
}: {
  voice: ForumWritePermission;
  children: ReactNode;
}) {
  const askToLogIn = useLoginPrompt();
  if (voice === 'free') return children;
  if (voice === 'age-unknown') return <AskBirthDate />;
  if (voice === 'sign-in-needed')
    return (
      <div className="edge flex flex-wrap items-center gap-4 rounded-lg bg-surface p-6">
        <p className="flex-[1_1_240px] text-text-2">
          Everyone can read the forum. To post, you need an account.
        </p>
        <Button variant="primary" onClick={() => askToLogIn('Log in to post in the forum.', () => undefined)}>
          Log in to post
        </Button>
      </div>
    );
  return (
    <p className="edge rounded-lg bg-surface p-6 text-text-2">
      {voice === 'muted'
        ? 'You’re muted. You can still read the forum.'
        : 'You must be 13 or older to post in the forum. You can still read it.'}
    </p>
  );
}

/** Asks for the birth date, which decides whether a user may post, only after a click on the button. */
function AskBirthDate() {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <BirthDateForm purpose="forum" onSaved={() => void revalidate()} onLater={() => setAsking(false)} />
    );
  return (
    <div className="edge flex flex-wrap items-center gap-4 rounded-lg bg-surface p-6">
      <p className="flex-[1_1_240px] text-text-2">To post in the forum, first enter your date of birth.</p>
      <Button variant="primary" onClick={() => setAsking(true)}>
        Enter date of birth
      </Button>
    </div>
  );
}
