import { endpoints } from '@playloom/api-contract';
import { Button, LabeledField, TextInput } from '@playloom/design-system';
import { useState } from 'react';
import { FocusFirstControl } from '@playloom/site/forms/FocusFirstControl.tsx';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';

interface ForgotPasswordFormProps {
  email: string;
  /** Goes back to login, or closes the dialog if the user is logged in. */
  onDone: () => void;
}

/** Shows the same text for known and unknown addresses, so that it does not reveal who has an account. */
export function ForgotPasswordForm({ email, onDone }: ForgotPasswordFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email },
    schema: endpoints.requestPasswordReset.body,
    async send(values) {
      const api = await loadBrowserApi();
      await api.requestPasswordReset({ body: values });
      setSentTo(values.email.trim());
    },
  });

  if (sentTo) {
    return (
      <div className="grid gap-6">
        <p role="status" className="text-text-2">
          If <b className="text-text break-words">{sentTo}</b> belongs to an account, we’ve sent an email with
          a link. The link is valid for 1 hour. No email? Check your spam folder.
        </p>
        <FocusFirstControl on="sent">
          <Button variant="primary" wide onClick={onDone}>
            Done
          </Button>
        </FocusFirstControl>
      </div>
    );
  }
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
      <FormProblem problem={form.problem} />
      <LabeledField label="Email" error={form.fields.email}>
        <TextInput {...form.bind('email')} type="email" autoComplete="email" spellCheck={false} />
      </LabeledField>
      <Button type="submit" variant="primary" wide loading={form.isSending} className="mt-1">
        Send link
      </Button>
    </form>
  );
}
