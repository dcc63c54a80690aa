import { Button, Modal } from '@playloom/design-system';
import { useEffect } from 'react';
import { BirthDateForm } from '../../chat/BirthDateForm.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { DialogByKind, DialogProps } from '../DialogProps.ts';

/** Asks a player who wants to chat in a running game for a login or a birth date. */
export default function ChatPermissionDialog(props: DialogProps<DialogByKind<'chat-permission'>>) {
  const { dialog, open, onClose } = props;
  // Leave full screen, because the game would cover the dialog.
  useEffect(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);
  const isGuest = dialog.request.restriction === 'sign-in-needed';
  return (
    <Modal
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={isGuest ? 'Log in to chat' : 'When were you born?'}
    >
      {isGuest ? <GuestAnswer onClose={onClose} /> : <AgeQuestion {...props} />}
    </Modal>
  );
}

function AgeQuestion({ dialog: { gameId, request }, onClose }: DialogProps<DialogByKind<'chat-permission'>>) {
  const answer = (canWrite: boolean) => {
    onClose();
    request.onAnswer(canWrite);
  };
  return (
    <BirthDateForm
      hasTitle={false}
      onSaved={answer}
      onKnown={() => void canWriteIn(gameId).then(answer)}
      onLater={onClose}
    />
  );
}

/** Asks the server whether the player can now write, because they may have set their birth date in another tab. */
async function canWriteIn(gameId: string): Promise<boolean> {
  try {
    const { data } = await (await loadBrowserApi()).readGameChannel({ params: { id: gameId } });
    return data.voice === 'free';
  } catch {
    return false;
  }
}

function GuestAnswer({ onClose }: { onClose: () => void }) {
  const dialogs = useDialogs();
  const { user } = useRootData();
  // If there is a user, they logged in after joining, and the room still treats them as a guest.
  const text =
    user === null
      ? 'You need a free account to chat. Phrases and emotes work without one.'
      : 'You’re still playing as a guest. Rejoin the game to chat.';
  return (
    <>
      <p className="text-text-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {user === null && (
          <>
            <Button variant="primary" onClick={() => dialogs.open({ kind: 'sign-up' })}>
              Sign Up
            </Button>
            <Button onClick={() => dialogs.open({ kind: 'login' })}>Log In</Button>
          </>
        )}
        <Button onClick={onClose}>Not now</Button>
      </div>
    </>
  );
}
