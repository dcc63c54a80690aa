import { Button, Modal, Spinner } from '@playloom/design-system';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { useRoot } from '../../session/useRoot.ts';
import { shortenAddress } from '../../wallets/shortenAddress.ts';
import type { DialogByKind, DialogProps } from '../DialogProps.ts';

/** Where agents drive the page, nobody would close it. */
const CLOSES_AFTER_MS = 3000;

/** Tells that the site around the frame signs the visitor in, and asks where an account would be opened for the first time. */
export default function WalletDialog({ dialog, open, onClose }: DialogProps<DialogByKind<'wallet'>>) {
  const { config } = useRoot();
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
            {parentName} says that the wallet {wallet} is yours. It is linked to a Playloom account.
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
      title={isDone ? 'You are signed in' : 'Signing you in'}
      description={
        <>
          {parentName} signs you in with the wallet {wallet}.
        </>
      }
    >
      <p role="status" className="flex items-center justify-center gap-3 py-4 text-text-2">
        {isDone ? (
          <Check size={24} aria-hidden="true" className="text-mint" />
        ) : (
          <Spinner size={24} label="Checking" />
        )}
        {isDone ? 'The game opens.' : 'Checking your wallet …'}
      </p>
    </Modal>
  );
}
