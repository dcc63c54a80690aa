import {
  endpoints,
  feedbackTypes,
  apiLimits,
  type ErrorBody,
  type FeedbackType,
} from '@playloom/api-contract';
import { Button, LabeledField, Modal, RadioGroup, TextInput, Textarea } from '@playloom/design-system';
import { useReducer, useRef, useState, type SubmitEvent } from 'react';
import { checkInput } from '@playloom/site/forms/checkInput.ts';
import { FocusFirstControl } from '@playloom/site/forms/FocusFirstControl.tsx';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import type { DialogByKind, DialogProps } from '../DialogProps.ts';
import { reduceFeedback, INITIAL_FEEDBACK, type FeedbackState } from './feedbackState.ts';

const TYPE_OPTIONS = feedbackTypes.map((type) => ({ value: type, label: type }));

export default function FeedbackDialog({ dialog, open, onClose }: DialogProps<DialogByKind<'feedback'>>) {
  const [feedback, dispatch] = useReducer(reduceFeedback, INITIAL_FEEDBACK, (initial) =>
    reduceFeedback(initial, { kind: 'opened', type: dialog.type }),
  );
  const [fields, setFields] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<ErrorBody | null>(null);
  const form = useRef<HTMLFormElement>(null);

  function change(next: Partial<Pick<FeedbackState, 'type' | 'message' | 'email'>>) {
    setFields({});
    dispatch({ kind: 'changed', change: next });
  }
  function close() {
    dispatch({ kind: 'closed' });
    onClose();
  }
  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (feedback.sendState === 'sending') return;
    const { type, message, email } = feedback;
    const body = { type, message, email: email.trim(), path: location.pathname.slice(0, 300) };
    const wrong = checkInput(endpoints.sendFeedback.body, body);
    setFields(wrong ?? {});
    setProblem(null);
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0]}"]`)?.focus();
    dispatch({ kind: 'sending' });
    try {
      const api = await loadBrowserApi();
      await api.sendFeedback({ body });
      dispatch({ kind: 'sent' });
    } catch (error) {
      setProblem(toErrorBody(error));
      dispatch({ kind: 'failed' });
    }
  }

  const isSent = feedback.sendState === 'sent';
  return (
    <Modal
      open={open && feedback.show}
      onOpenChange={(next) => next || close()}
      size="md"
      className="[&>.pl-modal-body]:pt-0"
      title={isSent ? 'Thank you' : 'Feedback'}
      description={isSent ? undefined : 'Your message goes directly to our team.'}
    >
      {isSent ? (
        <Sent email={feedback.email} onClose={close} />
      ) : (
        <form ref={form} onSubmit={(event) => void send(event)} noValidate className="grid gap-5">
          <RadioGroup
            label="Type"
            name="type"
            options={TYPE_OPTIONS}
            value={feedback.type}
            onValueChange={(type) => change({ type: type as FeedbackType })}
          />
          <LabeledField label="Message" error={fields['message']}>
            <Textarea
              name="message"
              rows={5}
              maxLength={apiLimits.FEEDBACK_MAX}
              value={feedback.message}
              onChange={(event) => change({ message: event.target.value })}
              data-autofocus
            />
          </LabeledField>
          <LabeledField label="Email (optional)" hint="Only if you’d like a reply." error={fields['email']}>
            <TextInput
              name="email"
              type="email"
              autoComplete="email"
              value={feedback.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          </LabeledField>
          <FormProblem problem={problem} />
          <Button type="submit" variant="primary" wide loading={feedback.sendState === 'sending'}>
            {feedback.sendState === 'sending' ? 'Sending…' : 'Send'}
          </Button>
        </form>
      )}
    </Modal>
  );
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <div className="grid gap-6 pt-2">
      <p role="status" className="text-text-2">
        We received your message.{' '}
        {email.trim()
          ? `If needed, we’ll reply to ${email.trim()}.`
          : 'You didn’t leave an email address, so we can’t reply.'}
      </p>
      <FocusFirstControl on="sent">
        <Button variant="primary" wide onClick={onClose}>
          Close
        </Button>
      </FocusFirstControl>
    </div>
  );
}
