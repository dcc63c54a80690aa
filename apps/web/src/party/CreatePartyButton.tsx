import { Button } from '@playloom/design-system';
import PartyPopper from 'lucide-react/icons/party-popper';
import { CopyTextButton } from '@playloom/site/forms/CopyTextButton.tsx';
import { useFeatures } from '@playloom/site/session/useFeatures.ts';
import { useParty } from './PartyContext.ts';
import { usePartyActions } from './usePartyActions.ts';

/** Creates a party. In a party, copies its invite link. */
export function CreatePartyButton() {
  const { party } = useParty();
  const { chat } = useFeatures();
  const actions = usePartyActions();
  if (!chat) return null;
  if (party)
    return (
      <CopyTextButton text={party.link} size="sm">
        Copy party link
      </CopyTextButton>
    );
  return (
    <Button
      size="sm"
      icon={<PartyPopper size={16} aria-hidden="true" />}
      loading={actions.isBusy}
      onClick={() => void actions.create()}
    >
      Create party
    </Button>
  );
}
