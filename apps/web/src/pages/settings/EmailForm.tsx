import { endpoints } from '@playloom/api-contract';
import { Banner, Button, LabeledField, TextInput } from '@playloom/design-system';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useReportUnsaved } from './UnsavedChanges.tsx';
import { CurrentPasswordField, useInitialPassword } from '@playloom/site/forms/CurrentPassword.tsx';

export function EmailForm({ email, pendingEmail }: { email: string | null; pendingEmail: string | null }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const currentPassword = useInitialPassword();
  const form = useForm({
    initial: { email: '', currentPassword },
    schema: endpoints.changeEmail.body,
    fieldByErrorId: { wrong_password: 'currentPassword' },
    async send(values) {
      const api = await loadBrowserApi();
      await api.changeEmail({ body: values });
      form.reset();
      await revalidate();
      toasts.show('Check your email and open the link to finish.', { type: 'success' });
    },
  });
  useReportUnsaved('email', form.isDirty);

  return (
    <form onSubmit={form.submit} noValidate className="grid max-w-[440px] gap-[18px]">
      <div>
        <h3 className="text-card">Email</h3>
        <p className="mt-2 text-secondary break-words text-text-2">
          {email === null ? (
            'No email address yet. Add one so that you can reset your password.'
          ) : (
            <>
              Your email address is <b className="text-text">{email}</b>.
            </>
          )}
        </p>
      </div>
      {pendingEmail && (
        <Banner title="One step left">
          Open the link we sent to <b className="break-words text-text">{pendingEmail}</b>. The link is valid
          for one day. Your current address stays active until you confirm.
        </Banner>
      )}
      <FormProblem problem={form.problem} />
      <LabeledField label="New email" error={form.fields.email}>
        <TextInput {...form.bind('email')} type="email" autoComplete="email" spellCheck={false} />
      </LabeledField>
      <CurrentPasswordField form={form} />
      <Button
        type="submit"
        variant={form.isDirty ? 'primary' : 'secondary'}
        loading={form.isSending}
        className="justify-self-start"
      >
        {email === null ? 'Add email' : 'Change email'}
      </Button>
    </form>
  );
}
