import { Button, ConfirmDialog, DropdownMenu, IconButton, MenuItem } from '@playloom/design-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { ReasonDialog } from '@playloom/site/moderation/ReasonDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import type { PostCardProps } from './PostCardProps.ts';

const ReportDialog = lazy(() => import('@playloom/site/moderation/ReportDialog.tsx'));

type Act = 'delete' | 'remove' | 'report' | 'history';

interface PostActionsProps extends PostCardProps {
  /** Null if the post can no longer be edited. */
  onEdit: (() => void) | null;
}

export function PostActions(props: PostActionsProps) {
  const { post, isOpen, isModerator, onQuote, onEdit } = props;
  const { user } = useRootData();
  const [act, setAct] = useState<Act | null>(null);
  const isShown = post.state === 'shown';
  const canChange = post.isOwn && isShown;
  const items: { act: Act; label: string; isOffered: boolean }[] = [
    { act: 'history', label: 'History', isOffered: post.hasHistory },
    { act: 'report', label: 'Report', isOffered: user !== null && !post.isOwn && isShown },
    { act: 'delete', label: 'Delete', isOffered: canChange },
    { act: 'remove', label: 'Delete as moderator', isOffered: isModerator && !post.isOwn && isShown },
  ];
  const offered = items.filter(({ isOffered }) => isOffered);
  const author = post.author.local.username;
  return (
    <div className="mt-3 -mb-2 -ml-3 flex flex-wrap items-center">
      {onQuote && isShown && (
        <Button size="sm" variant="quiet" aria-label={`Quote ${author}`} onClick={onQuote}>
          Quote
        </Button>
      )}
      {canChange && isOpen && onEdit && (
        <Button size="sm" variant="quiet" aria-label={`Edit post ${post.number}`} onClick={onEdit}>
          Edit
        </Button>
      )}
      {offered.length > 0 && (
        <DropdownMenu
          align="start"
          trigger={
            <IconButton label={`More actions for post ${post.number}`}>
              <Ellipsis size={20} aria-hidden="true" />
            </IconButton>
          }
        >
          {offered.map((item) => (
            <MenuItem
              key={item.act}
              tone={item.act === 'delete' || item.act === 'remove' ? 'danger' : 'plain'}
              onSelect={() => setAct(item.act)}
            >
              {item.label}
            </MenuItem>
          ))}
        </DropdownMenu>
      )}
      <ActDialog {...props} act={act} onClose={() => setAct(null)} />
    </div>
  );
}

interface ActDialogProps extends Pick<PostActionsProps, 'post' | 'topicId'> {
  act: Act | null;
  onClose: () => void;
}

function ActDialog({ act, post, topicId, onClose }: ActDialogProps) {
  const { number } = post;
  const params = { id: topicId, number };
  if (act === 'report')
    return (
      <Suspense>
        <ReportDialog subject={{ kind: 'post', topicId, number }} onClose={onClose} />
      </Suspense>
    );
  if (act === 'history') return <HistoryDialog params={params} onClose={onClose} />;
  if (act === 'remove')
    return (
      <ReasonDialog
        open
        onClose={onClose}
        title="Delete this post?"
        description="The author sees that the post was deleted, but not your reason."
        confirmText="Delete post"
        doneText="Post deleted."
        act={async (reason) => (await loadBrowserApi()).removePost({ params, body: { reason } })}
      />
    );
  return <DeleteDialog isOpen={act === 'delete'} params={params} onClose={onClose} />;
}

interface DeleteDialogProps {
  isOpen: boolean;
  params: { id: number; number: number };
  onClose: () => void;
}

function DeleteDialog({ isOpen, params, onClose }: DeleteDialogProps) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  async function remove() {
    try {
      await (await loadBrowserApi()).deletePost({ params });
      await revalidate();
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
    }
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(next) => next || onClose()}
      title="Delete your post?"
      confirmText="Delete"
      danger
      onConfirm={remove}
    >
      A note that the post was deleted appears in its place, so replies still make sense.
    </ConfirmDialog>
  );
}
