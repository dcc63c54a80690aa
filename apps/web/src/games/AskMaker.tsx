import { Button, ThreadDivider } from '@playloom/design-system';
import { useDialogs } from '../session/useDialogs.ts';

/** Instead of a page about a game that only those who make it may see. */
export function AskMaker({ title }: { title: string }) {
  const dialogs = useDialogs();
  const headerMessage = 'It opens as soon as you are in.';
  return (
    <main
      id="main"
      className="page-wrap grid justify-items-center gap-4 py-20 text-center desk:py-(--section-gap)"
    >
      <ThreadDivider look="bars" className="mb-4" />
      <h1 className="text-title">{title}</h1>
      <p className="max-w-[46ch] text-text-2">
        This is for whoever made the game, and for those it is shared with.
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
