import { endpoints, apiLimits } from '@playloom/api-contract';
import { Button, LabeledField, PasswordInput } from '@playloom/design-system';
import { use } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { ratePassword } from '@playloom/site/forms/ratePassword.ts';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useReportUnsaved } from './UnsavedChanges.tsx';
import {
  CurrentPasswordField,
  HasPasswordContext,
  useInitialPassword,
} from '@playloom/site/forms/CurrentPassword.tsx';

export function PasswordForm({ username, email }: { username: string; email: string | null }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const hasPassword = use(HasPasswordContext);
  const currentPassword = useInitialPassword();
  const form = useForm({
    initial: { currentPassword, newPassword: '' },
    schema: endpoints.changePassword.body,
    fieldByErrorId: { wrong_password: 'currentPassword' },
    async send(values) {
      const api = await loadBrowserApi();
      await api.changePassword({ body: values });
      form.reset();
      await revalidate();
      toasts.show(hasPassword ? 'Password changed. Your other devices were logged out.' : 'Password set.', {
        type: 'success',
      });
    },
  });
  useReportUnsaved('password', form.isDirty);
  const personal = [username, email?.split('@')[0] ?? ''];

  return (
    <form onSubmit={form.submit} noValidate className="grid max-w-[440px] gap-[18px]">
      <div>
        <h3 className="text-card">Password</h3>
        <p className="mt-2 text-secondary text-text-2">
          {hasPassword
            ? 'Changing your password logs out all your other devices.'
            : 'No password yet. Set one to log in without your wallet.'}
        </p>
      </div>
      <FormProblem problem={form.problem} />
      {/* Password managers use this field to match the account. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <CurrentPasswordField form={form} />
      <LabeledField label="New password" error={form.fields.newPassword}>
        <PasswordInput
          {...form.bind('newPassword')}
          autoComplete="new-password"
          strength={ratePassword(form.values.newPassword, apiLimits.PASSWORD_MIN, personal)}
        />
      </LabeledField>
      <Button
        type="submit"
        variant={form.isDirty ? 'primary' : 'secondary'}
        loading={form.isSending}
        className="justify-self-start"
      >
        {hasPassword ? 'Change password' : 'Set password'}
      </Button>
    </form>
  );
}
