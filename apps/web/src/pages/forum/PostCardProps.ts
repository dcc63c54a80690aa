import type { ForumPost } from '@playloom/api-contract';

export interface PostCardProps {
  post: ForumPost;
  topicId: number;
  now: number;
  isModerator: boolean;
  /** Whether the author can still edit the post. */
  isOpen: boolean;
  /** Null if the user can't reply. */
  onQuote: (() => void) | null;
}
