import { endpoints } from '@playloom/api-contract';
import { Button, LabeledField, TextInput } from '@playloom/design-system';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { useSelectInvalidText } from '@playloom/site/forms/useSelectInvalidText.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { CurrentPasswordField, useInitialPassword } from '@playloom/site/forms/CurrentPassword.tsx';

export function DisableTwoFactorForm({ onDone }: { onDone: () => void }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const currentPassword = useInitialPassword();
  const form = useForm({
    initial: { currentPassword, code: '' },
    schema: endpoints.stopTwoFactor.body,
    fieldByErrorId: { wrong_password: 'currentPassword', code_wrong: 'code' },
    async send(values) {
      const api = await loadBrowserApi();
      await api.stopTwoFactor({ body: values });
      await revalidate();
      onDone();
      toasts.show('Two-factor login is off.', { type: 'success' });
    },
  });
  const codeInput = useSelectInvalidText(form.fields.code);
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
      <FormProblem problem={form.problem} />
      <CurrentPasswordField form={form} />
      <LabeledField
        label="Code"
        hint="From your authenticator app, or a recovery code."
        error={form.fields.code}
      >
        <TextInput
          ref={codeInput}
          {...form.bind('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </LabeledField>
      <Button type="submit" variant="danger" wide loading={form.isSending}>
        Turn off
      </Button>
      <Button variant="quiet" wide onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
