import type { ForumPost } from '@playloom/api-contract';

export interface PostCardProps {
  post: ForumPost;
  topicId: number;
  now: number;
  isModerator: boolean;
  /** Whether its own author may still change it. */
  isOpen: boolean;
  /** Null where the visitor may not answer. */
  onQuote: (() => void) | null;
}
