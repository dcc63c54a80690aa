import { Button, EmptyState } from '@playloom/design-system';
import { useDialogs } from '../../session/useDialogs.ts';

export function AskToLogIn() {
  const dialogs = useDialogs();
  return (
    <main id="main" className="page-wrap max-w-[860px] pt-10 pb-(--section-gap) desk:pt-16">
      <h1 className="text-title">Friends</h1>
      <EmptyState
        className="edge mt-8 rounded-lg bg-surface"
        title="Log in to see your friends"
        action={
          <>
            <Button variant="primary" onClick={() => dialogs.open({ kind: 'login' })}>
              Log In
            </Button>
            <Button onClick={() => dialogs.open({ kind: 'sign-up' })}>Sign Up</Button>
          </>
        }
      >
        See who plays where, and join them with one press.
      </EmptyState>
    </main>
  );
}
