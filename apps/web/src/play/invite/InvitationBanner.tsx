import { Banner, Button } from '@playloom/design-system';
import { useEffect } from 'react';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { PlayPageData } from '../page-data/PlayPageData.ts';
import { describeInvitation } from './describeInvitation.ts';

interface InvitationBannerProps {
  invitation: PlayPageData['invitation'];
  onPlay: () => void;
}

/** Shows who invited the user. Guests can play at once; signing up from here accepts the invitation. */
export function InvitationBanner({ invitation, onPlay }: InvitationBannerProps) {
  const { user, features } = useRootData();
  const dialogs = useDialogs();
  const inviter = invitation && !invitation.hasEnded ? invitation.inviter : null;
  const game = invitation && !invitation.hasEnded ? invitation.game : null;
  useEffect(() => {
    if (inviter === null || game === null) return;
    dialogs.invite({ inviter, game });
    return () => dialogs.invite(null);
  }, [dialogs, inviter, game]);
  if (!invitation) return null;
  if (invitation.hasEnded) {
    return (
      <Banner className="mb-4" title="This invitation has expired">
        You can still play. Press Play to join another room.
      </Banner>
    );
  }
  return (
    <Banner
      className="mb-4"
      title={`${invitation.inviter} invited you`}
      action={
        <span className="flex flex-wrap justify-end gap-2">
          {!user && features.loginCallToAction && (
            <Button size="sm" onClick={() => dialogs.open({ kind: 'sign-up' })}>
              Sign Up
            </Button>
          )}
          <Button size="sm" variant="mint" onClick={onPlay}>
            {user ? 'Join' : 'Play as a guest'}
          </Button>
        </span>
      }
    >
      {describeInvitation(invitation)}
    </Banner>
  );
}
