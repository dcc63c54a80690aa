import { endpoints, type ErrorBody, type User } from '@playloom/api-contract';
import { Button, LabeledField, LinkText, PinInput } from '@playloom/design-system';
import { useRef, useState } from 'react';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { formatCountdown } from './formatCountdown.ts';
import { useCountdown } from './useCountdown.ts';

/** A sign-up that still has to be verified with a PIN. */
export interface PendingSignUp {
  signUpId: string;
  email: string;
  /** When a new PIN can be requested, according to the browser's clock. */
  resendAt: number;
}

interface VerifyFormProps {
  pending: PendingSignUp;
  onResent: (pending: PendingSignUp) => void;
  onVerified: (user: User) => Promise<void>;
  onChangeAddress: () => void;
}

const PIN_BLAME = { pin_wrong: 'pin', pin_expired: 'pin', pin_tries_used_up: 'pin' } as const;

export function VerifyForm({ pending, onResent, onVerified, onChangeAddress }: VerifyFormProps) {
  const { signUpId } = pending;
  const pinInput = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { pin: '' },
    schema: endpoints.verifySignUp.body,
    fieldByErrorId: PIN_BLAME,
    async send(values) {
      const api = await loadBrowserApi();
      const { data } = await api.verifySignUp({ params: { signUpId }, body: values });
      await onVerified(data);
    },
  });
  const resend = useResend(pending, (next) => {
    form.reset();
    pinInput.current?.focus();
    onResent(next);
  });

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
      <FormProblem problem={form.problem ?? resend.problem} />
      <LabeledField label="PIN" error={form.fields.pin}>
        <PinInput
          ref={pinInput}
          name="pin"
          value={form.values.pin}
          onValueChange={(digits) => form.set('pin', digits)}
        />
      </LabeledField>
      <div className="-mt-1 flex flex-wrap justify-between gap-x-4 gap-y-1 text-meta text-text-3">
        <span role="status">
          {resend.isDone
            ? 'We sent a new PIN. The old one no longer works.'
            : 'No email? Check your spam folder.'}
        </span>
        {resend.left > 0 ? (
          <span className="num">Send again in {formatCountdown(resend.left)}</span>
        ) : (
          <LinkText asChild tone="sun">
            <button type="button" onClick={resend.send} aria-disabled={resend.isSending}>
              {resend.isSending ? 'Sending…' : 'Send again'}
            </button>
          </LinkText>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        wide
        loading={form.isSending}
        disabled={form.values.pin.length === 0}
        className="mt-1"
      >
        Verify
      </Button>
      <p className="mt-4 text-center text-secondary text-text-2">
        Wrong email?{' '}
        <LinkText asChild>
          <button type="button" onClick={onChangeAddress}>
            Change it
          </button>
        </LinkText>
      </p>
    </form>
  );
}

/** Lets the user request another PIN once the server allows it. */
function useResend({ signUpId, email, resendAt }: PendingSignUp, onResent: (next: PendingSignUp) => void) {
  const left = useCountdown(resendAt);
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const [problem, setProblem] = useState<ErrorBody | null>(null);
  async function send() {
    setState('sending');
    setProblem(null);
    try {
      const api = await loadBrowserApi();
      const { data } = await api.resendPin({ params: { signUpId } });
      onResent({ signUpId: data.signUpId, email, resendAt: Date.now() + data.resendAfterSeconds * 1000 });
      setState('done');
    } catch (error) {
      setProblem(toErrorBody(error));
      setState('idle');
    }
  }
  return {
    left,
    problem,
    isDone: state === 'done',
    isSending: state === 'sending',
    send: () => void (state === 'sending' || send()),
  };
}
