import type { Friendship, Ties } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useAskToLogIn } from './useAskToLogIn.ts';
import { useSocialCall } from './useSocialCall.ts';
import { useRoot } from '../session/useRoot.ts';

const LABELS: Record<Exclude<Friendship, 'self'>, string> = {
  none: 'Add friend',
  asked: 'Withdraw request',
  wanted: 'Accept as friend',
  friends: 'Remove friend',
};

export function FriendButton({ username, ties }: { username: string; ties: Ties }) {
  const { user, features } = useRoot();
  const askToLogIn = useAskToLogIn();
  const { state, isBusy, call } = useSocialCall(ties);
  const { friendship } = state;
  if (friendship === 'self' || (!user && !features.loginCallToAction)) return null;
  const isTie = friendship === 'asked' || friendship === 'friends';
  const params = { username };
  const change = () => void call((api) => (isTie ? api.unfriend({ params }) : api.befriend({ params })));
  const Icon = isTie ? UserRoundCheck : UserRoundPlus;
  return (
    <Button
      icon={<Icon size={18} aria-hidden="true" />}
      loading={isBusy}
      onClick={() => askToLogIn(`Log in to be friends with ${username}.`, change)}
    >
      {LABELS[friendship]}
    </Button>
  );
}
