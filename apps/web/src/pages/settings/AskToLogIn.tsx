import { Button, EmptyState } from '@playloom/design-system';
import { useDialogs } from '../../session/useDialogs.ts';

export function AskToLogIn() {
  const dialogs = useDialogs();
  return (
    <main id="main" className="page-wrap py-10">
      <EmptyState
        title={<span className="text-title">Log in to see your settings</span>}
        action={
          <>
            <Button
              variant="primary"
              onClick={() =>
                dialogs.open({ kind: 'login', headerMessage: 'Your settings open as soon as you are in.' })
              }
            >
              Log In
            </Button>
            <Button onClick={() => dialogs.open({ kind: 'sign-up' })}>Sign Up</Button>
          </>
        }
      >
        Picture, address, password, devices and your data are for you alone.
      </EmptyState>
    </main>
  );
}
