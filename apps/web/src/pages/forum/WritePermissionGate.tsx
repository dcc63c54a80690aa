import type { ForumWritePermission } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { BirthDateForm } from '../../chat/BirthDateForm.tsx';
import '../../chat/chat.css';
import { useLoginPrompt } from '../../social/useLoginPrompt.ts';

/** Who may write finds the form; everybody else learns what stands before it. */
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
          Everybody can read here. To write, you need an account.
        </p>
        <Button
          variant="primary"
          onClick={() => askToLogIn('Log in to write in the forum.', () => undefined)}
        >
          Log in to write
        </Button>
      </div>
    );
  return (
    <p className="edge rounded-lg bg-surface p-6 text-text-2">
      {voice === 'muted'
        ? 'You are muted for now. You can still read.'
        : 'Writing in the forum is for people of 13 years and older. You are welcome to read.'}
    </p>
  );
}

/** What may be written depends on the date of birth, which chat asks for too; whoever never writes is not asked. */
function AskBirthDate() {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <BirthDateForm onSaved={() => void revalidate()} onLater={() => setAsking(false)} />;
  return (
    <Button className="justify-self-start" variant="primary" onClick={() => setAsking(true)}>
      Write something
    </Button>
  );
}
