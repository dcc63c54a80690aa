import { Modal } from '@playloom/design-system/Modal';
import { Tabs } from '@playloom/design-system/Tabs';
import { useState } from 'react';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { AccountRequired } from '../AccountRequired.tsx';
import { PublishSuccess } from './PublishSuccess.tsx';
import { PublishForm } from './PublishForm.tsx';
import type { PublishResult } from './publishSavedDraft.ts';
import { ReleaseList } from './ReleaseList.tsx';
import './publish.css';

/** Publishes the draft, and lists earlier releases. */
export default function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const identity = useStore(useSession().identity);
  const [published, setPublished] = useState<PublishResult | null>(null);
  if (identity.kind === 'local') {
    return (
      <AccountRequired title="Publish your game" onClose={onClose}>
        Create an account to give your game its own page and a link that anyone can play, even on a phone.
        Your game will move to your account as it is.
      </AccountRequired>
    );
  }
  const { gameId, release } = identity;
  return (
    <Modal open onOpenChange={onClose} title={published === null ? 'Publish' : 'Your game is live'} size="lg">
      <div className="ed-app publish">
        {published !== null ? (
          <PublishSuccess published={published} onClose={onClose} />
        ) : release === null ? (
          <PublishForm identity={identity} onPublished={setPublished} />
        ) : (
          <Tabs
            label="Publish"
            items={[
              {
                value: 'publish',
                label: 'Publish',
                content: <PublishForm identity={identity} onPublished={setPublished} />,
              },
              { value: 'releases', label: 'Releases', content: <ReleaseList gameId={gameId} /> },
            ]}
          />
        )}
      </div>
    </Modal>
  );
}
