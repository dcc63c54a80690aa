import { endpoints, apiLimits } from '@playloom/api-contract';
import { Button, LabeledField, Modal, RadioGroup, TextInput } from '@playloom/design-system';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { type FormController, useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { CurrentPasswordField, useInitialPassword } from '@playloom/site/forms/CurrentPassword.tsx';

const KINDS = [
  { value: 'bank', label: 'Bank transfer' },
  { value: 'paypal', label: 'PayPal' },
];

interface PayoutMethodDialogProps {
  hasMethod: boolean;
  onClose: () => void;
}

/**
 * Changes the payout method. Asks for the password, so that access to an open browser is not enough to redirect money.
 */
export function PayoutMethodDialog({ hasMethod, onClose }: PayoutMethodDialogProps) {
  const [kind, setKind] = useState('bank');
  return (
    <Modal
      open
      onOpenChange={(next) => next || onClose()}
      title={hasMethod ? 'Change payout method' : 'Add payout method'}
      description={
        hasMethod
          ? 'For your security, a new method becomes available after 3 days. Payouts you already requested aren’t affected.'
          : 'We send your payouts here. Your details are encrypted, and only operators who process payouts can see them.'
      }
    >
      <RadioGroup label="Method" value={kind} onValueChange={setKind} options={KINDS} />
      {kind === 'bank' ? <BankForm onClose={onClose} /> : <PaypalForm onClose={onClose} />}
    </Modal>
  );
}

function BankForm({ onClose }: { onClose: () => void }) {
  const currentPassword = useInitialPassword();
  const initial = { kind: 'bank', holder: '', account: '', bankCode: '', country: '', currentPassword };
  const form = useMethodForm(initial, onClose);
  const field = (name: 'holder' | 'account' | 'bankCode' | 'country', maxLength: number) => (
    <TextInput {...form.bind(name)} maxLength={maxLength} autoComplete="off" />
  );
  return (
    <MethodForm form={form} onClose={onClose}>
      <LabeledField label="Account holder" error={form.fields.holder}>
        {field('holder', apiLimits.PAYOUT_HOLDER_MAX)}
      </LabeledField>
      <LabeledField label="IBAN or account number" error={form.fields.account}>
        {field('account', apiLimits.PAYOUT_ACCOUNT_MAX)}
      </LabeledField>
      <LabeledField
        label="BIC or routing number"
        hint="Leave empty if you entered an IBAN."
        error={form.fields.bankCode}
      >
        {field('bankCode', apiLimits.PAYOUT_ACCOUNT_MAX)}
      </LabeledField>
      <LabeledField label="Bank country" error={form.fields.country}>
        {field('country', apiLimits.PAYOUT_COUNTRY_MAX)}
      </LabeledField>
    </MethodForm>
  );
}

function PaypalForm({ onClose }: { onClose: () => void }) {
  const currentPassword = useInitialPassword();
  const form = useMethodForm({ kind: 'paypal', email: '', currentPassword }, onClose);
  return (
    <MethodForm form={form} onClose={onClose}>
      <LabeledField label="PayPal email" error={form.fields.email}>
        <TextInput {...form.bind('email')} type="email" autoComplete="off" />
      </LabeledField>
    </MethodForm>
  );
}

type MethodValues = Record<string, string> & { currentPassword: string };

interface MethodFormProps {
  form: FormController<MethodValues>;
  onClose: () => void;
  children: ReactNode;
}

function MethodForm({ form, onClose, children }: MethodFormProps) {
  return (
    <form onSubmit={form.submit} noValidate className="mt-5 grid gap-4">
      <FormProblem problem={form.problem} />
      {children}
      <CurrentPasswordField form={form} />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={form.isSending}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

function useMethodForm(initial: MethodValues, onClose: () => void): FormController<MethodValues> {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  return useForm({
    initial,
    schema: endpoints.setPayoutMethod.body,
    fieldByErrorId: { wrong_password: 'currentPassword' },
    async send(values) {
      const api = await loadBrowserApi();
      await api.setPayoutMethod({ body: endpoints.setPayoutMethod.body.parse(values) });
      onClose();
      await revalidate();
      toasts.show('Payout method saved.', { type: 'success' });
    },
  });
}
