import type { Relationship } from '@playloom/api-contract';
import { Button, type ButtonSize } from '@playloom/design-system';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useAskForPush } from '../push/usePush.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { useLoginPrompt } from '../access/useLoginPrompt.ts';
import { useSocialRequest } from './useSocialRequest.ts';

interface FollowButtonProps {
  username: string;
  ties: Relationship;
  size?: ButtonSize;
  /** Called after the user followed or unfollowed, for example to update the number of followers. */
  onChanged?: () => void;
}

/**
 * Follows or unfollows a user. Offers push notifications after following, because followers are notified of new games.
 */
export function FollowButton({ username, ties, size = 'md', onChanged }: FollowButtonProps) {
  const { user, features } = useRootData();
  const askToLogIn = useLoginPrompt();
  const askForPush = useAskForPush();
  const { state, isBusy, call } = useSocialRequest(ties);
  if (state.friendship === 'self' || (!user && !features.loginCallToAction)) return null;
  const { isFollowed } = state;
  async function toggle() {
    const params = { username };
    const isDone = await call((api) =>
      isFollowed ? api.unfollowUser({ params }) : api.followUser({ params }),
    );
    if (!isDone) return;
    onChanged?.();
    if (!isFollowed) void askForPush();
  }
  const Icon = isFollowed ? Check : Plus;
  return (
    <Button
      size={size}
      variant={isFollowed || size === 'sm' ? 'secondary' : 'primary'}
      icon={<Icon size={18} aria-hidden="true" />}
      loading={isBusy}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? `Following ${username}` : `Follow ${username}`}
      onClick={() => askToLogIn(`Log in to follow ${username}.`, () => void toggle())}
    >
      {isFollowed ? 'Following' : 'Follow'}
    </Button>
  );
}
