import { Button, type ButtonSize } from '@playloom/design-system';
import PartyPopper from 'lucide-react/icons/party-popper';
import { useState } from 'react';
import { apiLimits } from '@playloom/api-contract';
import { useFeatures } from '@playloom/site/session/useFeatures.ts';
import { useParty } from './PartyContext.ts';
import { usePartyActions } from './usePartyActions.ts';

/** Invites a friend to the user’s party, which the first invitation creates. */
export function InviteToPartyButton({ username, size = 'md' }: { username: string; size?: ButtonSize }) {
  const { party } = useParty();
  const { chat } = useFeatures();
  const actions = usePartyActions();
  const [isInvited, setInvited] = useState(false);
  const isMember = party?.members.some(({ local }) => local.username === username) ?? false;
  const isFull = (party?.members.length ?? 0) >= apiLimits.PARTY_MEMBERS_MAX;
  if (!chat || isMember || isFull) return null;
  const label = size === 'sm' ? 'Invite' : 'Invite to party';
  return (
    <Button
      size={size}
      icon={<PartyPopper size={size === 'sm' ? 16 : 18} aria-hidden="true" />}
      loading={actions.isBusy}
      disabled={isInvited}
      aria-label={isInvited ? `Invited to party: ${username}` : `Invite to party: ${username}`}
      onClick={async () => setInvited(await actions.invite(username))}
    >
      {isInvited ? 'Invited' : label}
    </Button>
  );
}
