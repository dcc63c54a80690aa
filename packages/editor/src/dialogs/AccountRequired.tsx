import { Modal } from '@playloom/design-system/Modal';
import type { ReactNode } from 'react';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import './share.css';

interface Props {
  readonly title: string;
  /** Explains why the user should sign up. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Shown to users without an account instead of a feature that needs the server. */
export function AccountRequired({ title, children, onClose }: Props) {
  const dialogs = useDialogs();
  const { user } = useRootData();
  const ask = (kind: 'sign-up' | 'login') => {
    onClose();
    dialogs.open({ kind });
  };
  return (
    <Modal open onOpenChange={onClose} title={title}>
      <div className="ed-app share-body">
        {user === null ? (
          <>
            <p>{children}</p>
            <p className="share-actions">
              <button
                type="button"
                className="ed-button share-tall"
                data-tone="commit"
                onClick={() => ask('sign-up')}
              >
                Sign Up
              </button>
              <button type="button" className="ed-button share-tall" onClick={() => ask('login')}>
                I have an account
              </button>
            </p>
          </>
        ) : (
          <p>Your game is moving to your account. Try again in a moment.</p>
        )}
      </div>
    </Modal>
  );
}
