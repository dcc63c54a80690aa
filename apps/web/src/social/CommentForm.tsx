import { apiLimits, type Comment, type Engagement } from '@playloom/api-contract';
import { Button, LabeledField, Textarea } from '@playloom/design-system';
import { useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { BirthDateForm } from '../chat/BirthDateForm.tsx';
import '../chat/chat.css';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useLoginPrompt } from '../access/useLoginPrompt.ts';

interface CommentFormProps {
  gameId: string;
  voice: Engagement['voice'];
  replyTo: Comment | null;
  onCancelReply: () => void;
  onAdded: (comment: Comment) => void;
}

export function CommentForm({ voice, ...props }: CommentFormProps) {
  const { features } = useRootData();
  const askToLogIn = useLoginPrompt();
  if (voice === 'free') return <WriteForm {...props} />;
  if (voice === 'age-unknown') return <AskBirthDate />;
  if (voice === 'sign-in-needed' && !features.loginCallToAction) return null;
  if (voice === 'sign-in-needed')
    return (
      <p className="flex flex-wrap items-center gap-3 text-text-2">
        <Button size="sm" onClick={() => askToLogIn('Log in to comment.', () => undefined)}>
          Log in to comment
        </Button>
      </p>
    );
  return (
    <p className="text-text-2">
      {voice === 'muted' ? 'You’re muted and can’t comment.' : 'You must be 13 or older to comment.'}
    </p>
  );
}

function WriteForm({ gameId, replyTo, onCancelReply, onAdded }: Omit<CommentFormProps, 'voice'>) {
  const toasts = useToasts();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    setBusy(true);
    try {
      const api = await loadBrowserApi();
      const body = { text, ...(replyTo ? { replyTo: replyTo._id } : {}) };
      const { data } = await api.addComment({ params: { id: gameId }, body });
      setText('');
      onAdded(data);
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className="grid gap-3" onSubmit={(event) => void send(event)}>
      <LabeledField label={replyTo ? `Your reply to ${replyTo.author.local.username}` : 'Your comment'}>
        <Textarea
          rows={3}
          value={text}
          maxLength={apiLimits.GAME_COMMENT_MAX}
          onChange={(event) => setText(event.target.value)}
        />
      </LabeledField>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={isBusy} disabled={text.trim() === ''}>
          {replyTo ? 'Reply' : 'Comment'}
        </Button>
        {replyTo && (
          <Button variant="quiet" onClick={onCancelReply}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

/** Asks for the birth date, which decides whether a user may comment, only after a click on the button. */
function AskBirthDate() {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <BirthDateForm onSaved={() => void revalidate()} onLater={() => setAsking(false)} />;
  return (
    <Button className="justify-self-start" onClick={() => setAsking(true)}>
      Write a comment
    </Button>
  );
}
