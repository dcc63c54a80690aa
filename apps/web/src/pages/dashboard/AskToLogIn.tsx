import { Button, ThreadDivider } from '@playloom/design-system';
import { useDialogs } from '../../session/useDialogs.ts';

export function AskToLogIn() {
  const dialogs = useDialogs();
  const headerMessage = 'The numbers of your game open as soon as you are in.';
  return (
    <main
      id="main"
      className="page-wrap grid justify-items-center gap-4 py-20 text-center desk:py-(--section-gap)"
    >
      <ThreadDivider look="bars" className="mb-4" />
      <h1 className="text-title">Log in to see this game in numbers</h1>
      <p className="max-w-[46ch] text-text-2">
        They are for whoever made it, and for those it is shared with.
      </p>
      <Button
        variant="primary"
        className="mt-4"
        onClick={() => dialogs.open({ kind: 'login', headerMessage })}
      >
        Log In
      </Button>
    </main>
  );
}
