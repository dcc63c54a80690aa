import type { Comment } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { SiteLink } from '../portals/SiteLink.tsx';
import { Time } from '@playloom/site/time/Time.tsx';
import { EmblemMark } from '../people/EmblemMark.tsx';
import { PersonAvatar } from '../people/PersonAvatar.tsx';

interface CommentRowProps {
  comment: Comment;
  now: number;
  /** Null if the user can't reply. */
  onReply: (() => void) | null;
  onDelete: () => void;
}

export function CommentItem({ comment, now, onReply, onDelete }: CommentRowProps) {
  const { author } = comment;
  const { username } = author.local;
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3">
      <PersonAvatar person={author} size={40} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <SiteLink to={`/user/${encodeURIComponent(username)}`} className="font-bold hover:underline">
            {username}
          </SiteLink>
          {author.emblem && <EmblemMark emblem={author.emblem} size={18} />}
          <Time at={comment.createdAt} format="relative" now={now} className="text-meta text-text-3" />
        </p>
        {comment.replyTo && <p className="text-meta text-text-3">replied to {comment.replyTo}</p>}
        <p className="mt-1 break-words whitespace-pre-wrap text-text-2">{comment.text}</p>
        <div className="-ml-3 flex">
          {onReply && (
            <Button size="sm" variant="quiet" onClick={onReply} aria-label={`Reply to ${username}`}>
              Reply
            </Button>
          )}
          {comment.mayDelete && (
            <Button size="sm" variant="quiet" onClick={onDelete} aria-label={`Delete ${username}’s comment`}>
              Delete
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
