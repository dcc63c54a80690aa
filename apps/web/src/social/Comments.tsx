import { apiLimits, type Comment, type Engagement } from '@playloom/api-contract';
import { Button, Skeleton } from '@playloom/design-system';
import { useCallback, useEffect, useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';

interface Shown {
  comments: Comment[];
  nextPage: number | null;
  now: number;
}

/** Shows the comments on a game. Loaded when the user scrolls to them. */
export default function Comments({ gameId, voice }: { gameId: string; voice: Engagement['voice'] }) {
  const toasts = useToasts();
  const [shown, setShown] = useState<Shown | 'failed' | null>(null);
  const [replyTo, setReplyTo] = useState<Comment | null>(null);
  const load = useCallback(
    (page: number, before: Comment[]) => {
      readPage(gameId, page)
        .then((comments) => setShown(join(before, comments, page)))
        .catch(() => setShown('failed'));
    },
    [gameId],
  );
  useEffect(() => load(0, []), [load]);
  if (shown === null) return <Skeleton className="h-24 w-full" />;
  if (shown === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-text-2">Couldn’t load the comments.</p>
        <Button onClick={() => load(0, [])}>Try again</Button>
      </div>
    );
  const { comments, nextPage, now } = shown;
  async function remove({ _id }: Comment) {
    try {
      const api = await loadBrowserApi();
      await api.deleteComment({ params: { id: _id } });
      setShown({ comments: comments.filter((one) => one._id !== _id), nextPage, now });
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
    }
  }
  return (
    <div className="grid gap-6">
      <CommentForm
        gameId={gameId}
        voice={voice}
        replyTo={replyTo}
        onCancelReply={() => setReplyTo(null)}
        onAdded={(comment) => {
          setReplyTo(null);
          setShown({ comments: [comment, ...comments], nextPage, now: Date.now() });
        }}
      />
      {comments.length === 0 && <p className="text-text-3">No comments yet. Be the first to comment.</p>}
      <ul className="grid gap-5">
        {comments.map((comment) => (
          <CommentItem
            key={comment._id}
            comment={comment}
            now={now}
            onReply={voice === 'free' ? () => setReplyTo(comment) : null}
            onDelete={() => void remove(comment)}
          />
        ))}
      </ul>
      {nextPage !== null && (
        <Button className="justify-self-start" onClick={() => load(nextPage, comments)}>
          Show older comments
        </Button>
      )}
    </div>
  );
}

async function readPage(gameId: string, page: number): Promise<Comment[]> {
  const api = await loadBrowserApi();
  return (await api.listComments({ params: { id: gameId }, query: { page } })).data;
}

/** Appends a page of comments. Removes duplicates, because new comments shift the pages. */
function join(before: Comment[], next: Comment[], page: number): Shown {
  const known = new Set(before.map(({ _id }) => _id));
  return {
    comments: [...before, ...next.filter(({ _id }) => !known.has(_id))],
    nextPage: next.length === apiLimits.COMMENTS_PER_PAGE ? page + 1 : null,
    now: Date.now(),
  };
}
