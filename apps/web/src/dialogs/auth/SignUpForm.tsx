import { endpoints, apiLimits, type SignUpStartResponse } from '@playloom/api-contract';
import { Button, LabeledField, LinkText, PasswordInput, TextInput } from '@playloom/design-system';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { ratePassword } from '@playloom/site/forms/ratePassword.ts';
import { useCapsLock } from '@playloom/site/forms/useCapsLock.ts';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useUsernameAvailability } from './useUsernameAvailability.ts';

/** Values of step 1, kept while the dialog is open, so that going back loses nothing. */
export interface SignUpDraft extends Record<string, string> {
  username: string;
  email: string;
  password: string;
}

interface SignUpFormProps {
  draft: SignUpDraft;
  onStarted: (started: SignUpStartResponse, draft: SignUpDraft) => void;
  onLogIn: () => void;
}

export function SignUpForm({ draft, onStarted, onLogIn }: SignUpFormProps) {
  const capsLock = useCapsLock();
  const form = useForm<SignUpDraft>({
    initial: draft,
    schema: endpoints.signUp.body,
    fieldByErrorId: { username_taken: 'username' },
    async send(values) {
      const api = await loadBrowserApi();
      const { data } = await api.signUp({ body: values });
      onStarted(data, values);
    },
  });
  const { username, email, password } = form.values;
  const availability = useUsernameAvailability(username);
  const takenError = availability.state === 'taken' ? availability.reason : undefined;
  const personal = [username, email.split('@')[0] ?? ''];

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
      <FormProblem problem={form.problem} />
      <LabeledField label="Username" error={form.fields.username ?? takenError}>
        <TextInput
          {...form.bind('username')}
          {...(availability.state === 'free' && !form.fields.username ? { state: 'good' } : {})}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </LabeledField>
      <LabeledField label="Email" error={form.fields.email}>
        <TextInput {...form.bind('email')} type="email" autoComplete="email" spellCheck={false} />
      </LabeledField>
      <LabeledField
        label="Password"
        error={form.fields.password}
        hint={capsLock.isOn ? 'Caps Lock is on.' : undefined}
      >
        <PasswordInput
          {...form.bind('password')}
          {...capsLock.handlers}
          autoComplete="new-password"
          strength={ratePassword(password, apiLimits.PASSWORD_MIN, personal)}
        />
      </LabeledField>
      <Button type="submit" variant="primary" wide loading={form.isSending} className="mt-1">
        Sign Up
      </Button>
      <p className="mt-4 text-center text-secondary text-text-2">
        Already have an account?{' '}
        <LinkText asChild>
          <button type="button" onClick={onLogIn}>
            Log in
          </button>
        </LinkText>
      </p>
    </form>
  );
}
