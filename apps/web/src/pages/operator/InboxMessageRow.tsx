import { apiLimits, feedbackTitles, type InboxMessage } from '@playloom/api-contract';
import { Badge, Button, LabeledField, Modal, Textarea } from '@playloom/design-system';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { z } from 'zod';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { ConsoleRow } from './ConsoleList.tsx';

export function InboxMessageRow({ message }: { message: InboxMessage }) {
  const [isAnswering, setIsAnswering] = useState(false);
  const { revalidate } = useRevalidator();
  const dates = useDateFormat();
  const subject = getTitle(message);
  const { id, kind, username, email, path, createdAt, answeredAt } = message;
  const reopen = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.reopenMessage({ params: { kind, id } });
    await revalidate();
  });
  return (
    <ConsoleRow
      title={
        <>
          {subject}
          {answeredAt && <Badge tone="mint">answered {dates.date(answeredAt)}</Badge>}
        </>
      }
      meta={[username ?? 'not logged in', email || 'no email', path, dates.date(createdAt)]}
      actions={
        answeredAt ? (
          <Button size="sm" loading={reopen.isBusy} onClick={reopen.run}>
            Reopen
          </Button>
        ) : (
          <Button size="sm" onClick={() => setIsAnswering(true)}>
            Reply
          </Button>
        )
      }
    >
      <p className="max-w-[80ch] text-secondary break-words whitespace-pre-wrap text-text-2">
        {message.message}
      </p>
      {message.ban && <AppealedBan ban={message.ban} />}
      <FormProblem problem={reopen.problem} />
      <Modal
        open={isAnswering}
        onOpenChange={setIsAnswering}
        title={`Reply: ${subject}`}
        description={
          email
            ? `Your reply is sent to ${email}.`
            : 'The sender didn’t leave an email address, so you can only mark this as answered.'
        }
      >
        <AnswerForm message={message} onDone={() => setIsAnswering(false)} />
      </Modal>
    </ConsoleRow>
  );
}

/** Returns a short title for a feedback type. A contact request has the sender's name, and an appeal its own title. */
function getTitle({ kind, subject }: InboxMessage): string {
  const titles: Partial<Record<string, string>> = feedbackTitles;
  return (kind === 'feedback' && titles[subject]) || subject;
}

function AppealedBan({ ban }: { ban: NonNullable<InboxMessage['ban']> }) {
  const dates = useDateFormat();
  const { userId, username, game, reason, createdAt, expiresAt } = ban;
  return (
    <p className="mt-2 text-secondary break-words">
      <Link to={`/operator/users/${userId}`}>{username}</Link> was banned from {game ?? 'the platform'} on{' '}
      {dates.date(createdAt)}, {expiresAt ? `until ${dates.date(expiresAt)}` : 'permanently'}. Reason:{' '}
      {reason || 'none given'}
    </p>
  );
}

const SCHEMA = z.strictObject({
  reply: z
    .string()
    .trim()
    .max(apiLimits.REPLY_MAX, `Replies can have up to ${apiLimits.REPLY_MAX} characters.`),
});

function AnswerForm({ message, onDone }: { message: InboxMessage; onDone: () => void }) {
  const { id, kind, email } = message;
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { reply: '' },
    schema: SCHEMA,
    async send({ reply }) {
      const api = await loadBrowserApi();
      await api.answerMessage({ params: { kind, id }, body: { reply } });
      onDone();
      await revalidate();
      toasts.show(reply.trim() ? 'Reply sent.' : 'Marked as answered.', { type: 'success' });
    },
  });
  const isMailing = form.values.reply.trim() !== '';
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
      <FormProblem problem={form.problem} />
      {email && (
        <LabeledField
          label="Reply"
          hint="Leave empty to mark as answered without sending a reply."
          error={form.fields.reply}
        >
          <Textarea {...form.bind('reply')} rows={6} maxLength={apiLimits.REPLY_MAX} />
        </LabeledField>
      )}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {isMailing ? 'Send reply' : 'Mark as answered'}
      </Button>
    </form>
  );
}
