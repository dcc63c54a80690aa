import type { Friendship, Relationship } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useLoginPrompt } from '../access/useLoginPrompt.ts';
import { useSocialRequest } from './useSocialRequest.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

const LABELS: Record<Exclude<Friendship, 'self'>, string> = {
  none: 'Add friend',
  asked: 'Cancel request',
  wanted: 'Accept friend request',
  friends: 'Remove friend',
};

export function FriendButton({ username, ties }: { username: string; ties: Relationship }) {
  const { user, features } = useRootData();
  const askToLogIn = useLoginPrompt();
  const { state, isBusy, call } = useSocialRequest(ties);
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
      onClick={() => askToLogIn(`Log in to add ${username} as a friend.`, change)}
    >
      {LABELS[friendship]}
    </Button>
  );
}
