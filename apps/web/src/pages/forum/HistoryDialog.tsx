import type { PostRevision } from '@playloom/api-contract';
import { Modal, Skeleton } from '@playloom/design-system';
import { useEffect, useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { Time } from '@playloom/site/time/Time.tsx';

interface HistoryDialogProps {
  params: { id: number; number: number };
  onClose: () => void;
}

/** Shows earlier versions of a post as raw Markdown, newest first. */
export function HistoryDialog({ params: { id, number }, onClose }: HistoryDialogProps) {
  const [revisions, setRevisions] = useState<PostRevision[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    loadBrowserApi()
      .then((api) => api.readPostHistory({ params: { id, number } }))
      .then(
        ({ data }) => setRevisions(data),
        (error: unknown) => setProblem(toErrorBody(error).message),
      );
  }, [id, number]);
  return (
    <Modal
      open
      onOpenChange={(next) => next || onClose()}
      size="lg"
      title="Edit history"
      description="Only the author and moderators can see this."
    >
      {problem && <p role="alert">{problem}</p>}
      {!revisions && !problem && <Skeleton className="h-24 w-full" />}
      <ol className="grid gap-4">
        {revisions?.map(({ text, writtenAt }) => (
          <li key={writtenAt + text} className="edge rounded-cover p-4">
            <Time at={writtenAt} format="dateTime" className="text-meta text-text-3" />
            <pre className="mt-2 font-[inherit] break-words whitespace-pre-wrap">{text}</pre>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
