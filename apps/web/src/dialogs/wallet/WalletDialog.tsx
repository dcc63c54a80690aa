import { Button, Modal, Spinner } from '@playloom/design-system';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { shortenAddress } from '../../wallets/shortenAddress.ts';
import type { DialogByKind, DialogProps } from '../DialogProps.ts';

/** In automated browsers, the dialog closes by itself after this time. */
const CLOSES_AFTER_MS = 3000;

/** Shows that the embedding site logs the user in with a wallet. Asks for approval the first time. */
export default function WalletDialog({ dialog, open, onClose }: DialogProps<DialogByKind<'wallet'>>) {
  const { config } = useRootData();
  const { state, parentName } = dialog;
  const isSelfClosing = config.agentEnvironment;
  useEffect(() => {
    if (!isSelfClosing) return;
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSelfClosing, onClose]);
  const wallet = <b className="num text-text">{shortenAddress(state.address)}</b>;
  if (state.kind === 'approval') {
    return (
      <Modal
        open={open}
        onOpenChange={(next) => next || onClose()}
        title="Continue with your account?"
        description={
          <>
            {parentName} says you own wallet {wallet}, which is linked to a Playloom account.
          </>
        }
      >
        <div className="grid gap-3">
          <Button variant="primary" wide onClick={state.approve}>
            Log in with this wallet
          </Button>
          <Button variant="quiet" wide onClick={onClose}>
            Play as a guest
          </Button>
        </div>
      </Modal>
    );
  }
  const isDone = state.kind === 'verified';
  return (
    <Modal
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={isDone ? 'You’re logged in' : 'Logging you in'}
      description={
        <>
          {parentName} {isDone ? 'logged' : 'is logging'} you in with wallet {wallet}.
        </>
      }
    >
      <p role="status" className="flex items-center justify-center gap-3 py-4 text-text-2">
        {isDone ? (
          <Check size={24} aria-hidden="true" className="text-mint" />
        ) : (
          <Spinner size={24} label="Checking" />
        )}
        {isDone ? 'Opening the game…' : 'Checking your wallet…'}
      </p>
    </Modal>
  );
}
