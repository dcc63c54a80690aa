import { endpoints } from '@playloom/api-contract';
import { Button, LabeledField, PinInput, StepIndicator } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FocusFirstControl } from '@playloom/site/forms/FocusFirstControl.tsx';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { TwoFactorQrCode } from './TwoFactorQrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { CurrentPasswordField, useInitialPassword } from '@playloom/site/forms/CurrentPassword.tsx';

interface AppKey {
  uri: string;
  secret: string;
}

const STEPS = ['Password', 'App', 'Codes'];

/**
 * Sets up two-factor login in three steps: password, first code of the authenticator app, recovery codes (shown once).
 */
export function TwoFactorSetUp({ onDone }: { onDone: () => void }) {
  const [key, setKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { revalidate } = useRevalidator();
  const current = codes ? 2 : key ? 1 : 0;
  function finish() {
    onDone();
    void revalidate();
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <StepIndicator steps={STEPS} current={current} />
      <FocusFirstControl on={STEPS[current] ?? null}>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={finish} />
        ) : key ? (
          <ConfirmForm appKey={key} onConfirmed={setCodes} />
        ) : (
          <StartForm onStarted={setKey} />
        )}
      </FocusFirstControl>
    </div>
  );
}

function StartForm({ onStarted }: { onStarted: (key: AppKey) => void }) {
  const currentPassword = useInitialPassword();
  const form = useForm({
    initial: { currentPassword },
    schema: endpoints.startTwoFactor.body,
    fieldByErrorId: { wrong_password: 'currentPassword' },
    async send(values) {
      const api = await loadBrowserApi();
      const { data } = await api.startTwoFactor({ body: values });
      onStarted(data);
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
      <FormProblem problem={form.problem} />
      <CurrentPasswordField form={form} />
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        Continue
      </Button>
    </form>
  );
}

interface ConfirmFormProps {
  appKey: AppKey;
  onConfirmed: (codes: string[]) => void;
}

function ConfirmForm({ appKey, onConfirmed }: ConfirmFormProps) {
  const form = useForm({
    initial: { code: '' },
    schema: endpoints.confirmTwoFactor.body,
    fieldByErrorId: { code_wrong: 'code' },
    async send(values) {
      const api = await loadBrowserApi();
      const { data } = await api.confirmTwoFactor({ body: values });
      onConfirmed(data.recoveryCodes);
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
      <FormProblem problem={form.problem} />
      <div className="flex flex-wrap items-center gap-5">
        <TwoFactorQrCode text={appKey.uri} />
        <div className="min-w-0 flex-1 basis-44 text-secondary text-text-2">
          <p>Scan this QR code with your authenticator app, or enter this key:</p>
          <code data-testid="two-factor-key" className="mt-2 block break-all text-meta text-text select-all">
            {appKey.secret}
          </code>
        </div>
      </div>
      <LabeledField label="Code from the app" error={form.fields.code}>
        <PinInput name="code" value={form.values.code} onValueChange={(digits) => form.set('code', digits)} />
      </LabeledField>
      <Button
        type="submit"
        variant="primary"
        wide
        loading={form.isSending}
        disabled={form.values.code === ''}
      >
        Turn on
      </Button>
    </form>
  );
}
