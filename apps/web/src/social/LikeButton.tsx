import { formatNumber } from '@playloom/api-contract';
import type { Engagement } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import Heart from 'lucide-react/icons/heart';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { useLoginPrompt } from '../access/useLoginPrompt.ts';
import { useSocialRequest } from './useSocialRequest.ts';

export function LikeButton({ gameId, engagement }: { gameId: string; engagement: Engagement }) {
  const { user, features } = useRootData();
  const askToLogIn = useLoginPrompt();
  const { state, isBusy, call } = useSocialRequest(engagement);
  if (!user && !features.loginCallToAction) return null;
  const { likes, isLiked } = state;
  const params = { id: gameId };
  const toggle = () => void call((api) => (isLiked ? api.unlikeGame({ params }) : api.likeGame({ params })));
  return (
    <Button
      icon={
        <Heart size={18} aria-hidden="true" className="text-coral" fill={isLiked ? 'currentColor' : 'none'} />
      }
      loading={isBusy}
      aria-pressed={isLiked}
      aria-label={`${isLiked ? 'Liked' : 'Like'}, ${formatNumber(likes)} ${likes === 1 ? 'like' : 'likes'}`}
      onClick={() => askToLogIn('Log in to like this game.', toggle)}
    >
      <span className="num">{formatNumber(likes)}</span>
    </Button>
  );
}
