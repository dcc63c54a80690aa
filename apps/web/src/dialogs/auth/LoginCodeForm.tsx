import { endpoints, type User } from '@playloom/api-contract';
import { Button, LabeledField, LinkText, PinInput } from '@playloom/design-system';
import { useState } from 'react';
import { FocusFirstControl } from '@playloom/site/forms/FocusFirstControl.tsx';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { RecoveryCodeInput } from './RecoveryCodeInput.tsx';

/** Repeats the login with the two-factor code added. */
export type LogInWithCode = (code: string) => Promise<User>;

interface LoginCodeFormProps {
  logIn: LogInWithCode;
  onSignedIn: (user: User) => Promise<void>;
}

/** Second step of login: a code from the authenticator app, or a recovery code. */
export function LoginCodeForm({ logIn, onSignedIn }: LoginCodeFormProps) {
  const [isRecovering, setIsRecovering] = useState(false);
  const form = useForm({
    initial: { code: '' },
    schema: endpoints.stopTwoFactor.body.pick({ code: true }),
    fieldByErrorId: { code_wrong: 'code' },
    async send({ code }) {
      await onSignedIn(await logIn(code));
    },
  });
  function switchKind() {
    form.reset();
    setIsRecovering(!isRecovering);
  }
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
      <FormProblem problem={form.problem} />
      <FocusFirstControl on={isRecovering ? 'recovery' : 'app'}>
        {isRecovering ? (
          <LabeledField label="Recovery code" error={form.fields.code}>
            <RecoveryCodeInput
              value={form.values.code}
              error={form.fields.code}
              onValueChange={(code) => form.set('code', code)}
            />
          </LabeledField>
        ) : (
          <LabeledField label="Code" error={form.fields.code}>
            <PinInput
              name="code"
              value={form.values.code}
              onValueChange={(digits) => form.set('code', digits)}
            />
          </LabeledField>
        )}
      </FocusFirstControl>
      <Button
        type="submit"
        variant="primary"
        wide
        loading={form.isSending}
        disabled={form.values.code.length === 0}
        className="mt-1"
      >
        Log In
      </Button>
      <p className="mt-4 text-center text-secondary text-text-2">
        {isRecovering ? 'Have your phone? ' : 'Don’t have your phone? '}
        <LinkText asChild>
          <button type="button" onClick={switchKind}>
            {isRecovering ? 'Use the authenticator app' : 'Use a recovery code'}
          </button>
        </LinkText>
      </p>
    </form>
  );
}
