import { apiLimits, type ForumTopic } from '@playloom/api-contract';
import { Button, LabeledField, Modal, TextInput } from '@playloom/design-system';
import Pencil from 'lucide-react/icons/pencil';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

/** Renames a topic. Shown to its author and to moderators, who have to give a reason. */
export function RenameButton({ topic }: { topic: ForumTopic }) {
  const { user } = useRootData();
  const [isOpen, setOpen] = useState(false);
  const isOwn = user !== null && topic.author?._id === user._id;
  const isOpenToAuthor = isOwn && topic.voice === 'free' && !topic.isLocked;
  if (!isOpenToAuthor && !topic.isModerator) return null;
  return (
    <>
      <Button icon={<Pencil size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Modal open={isOpen} onOpenChange={setOpen} title="Rename topic">
        <RenameForm topic={topic} isOwn={isOwn} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}

interface RenameFormProps {
  topic: ForumTopic;
  isOwn: boolean;
  onDone: () => void;
}

function RenameForm({ topic: { id, title: before }, isOwn, onDone }: RenameFormProps) {
  const navigate = useNavigate();
  const [title, setTitle] = useState(before);
  const [reason, setReason] = useState('');
  const sending = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    const params = { id };
    if (isOwn) await api.renameTopic({ params, body: { title } });
    else await api.moderateTopic({ params, body: { title, reason } });
    onDone();
    // The topic page redirects to the URL with the new title.
    await navigate(`/forum/t/${id}`, { replace: true });
  });
  function send(event: SubmitEvent) {
    event.preventDefault();
    sending.run();
  }
  const isReady = title.trim().length >= apiLimits.FORUM_TITLE_MIN && (isOwn || reason.trim() !== '');
  return (
    <form onSubmit={send} className="grid gap-[18px]">
      <FormProblem problem={sending.problem} />
      <LabeledField label="Title">
        <TextInput
          value={title}
          maxLength={apiLimits.FORUM_TITLE_MAX}
          onChange={(event) => setTitle(event.target.value)}
        />
      </LabeledField>
      {!isOwn && (
        <LabeledField label="Reason" hint="Saved in the audit log.">
          <TextInput
            value={reason}
            maxLength={apiLimits.STAFF_REASON_MAX}
            onChange={(event) => setReason(event.target.value)}
          />
        </LabeledField>
      )}
      <Button type="submit" variant="primary" wide loading={sending.isBusy} disabled={!isReady}>
        Rename
      </Button>
    </form>
  );
}
