import { apiLimits, type AccountView, formatCoinCount } from '@playloom/api-contract';
import { Button, LabeledField, Modal, Textarea, TextInput } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { createUuid } from '@playloom/site/browser/createUuid.ts';

interface AccountFieldDialogProps {
  account: AccountView;
  value: 'coins' | 'date of birth';
  onClose: () => void;
}

const reason = z.string().trim().min(1, 'Enter a reason for the audit log.').max(apiLimits.STAFF_REASON_MAX);
const SCHEMAS = {
  coins: z.strictObject({
    text: z
      .string()
      .regex(/^[+-]?[1-9][0-9]{0,6}$/, 'Enter a whole number. Use a negative number to remove coins.'),
    reason,
  }),
  'date of birth': z.strictObject({ text: z.iso.date('Enter a date in the format YYYY-MM-DD.'), reason }),
};

/** Lets an operator change the coins or the date of birth of an account. Requires a reason. */
export function AccountFieldDialog({ account, value, onClose }: AccountFieldDialogProps) {
  const dates = useDateFormat();
  const isCoins = value === 'coins';
  return (
    <Modal
      open
      onOpenChange={(next) => next || onClose()}
      title={isCoins ? 'Adjust coins' : 'Correct date of birth'}
      description={
        isCoins
          ? `${account.username} has ${formatCoinCount(account.coins ?? 0)}. They see the reason in their transactions.`
          : `Current date of birth: ${account.birthDate ? dates.date(account.birthDate) : 'unknown'}. It determines how ${account.username} can chat.`
      }
    >
      <ValueForm account={account} value={value} onClose={onClose} />
    </Modal>
  );
}

function ValueForm({ account, value, onClose }: AccountFieldDialogProps) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  // One idempotency key per dialog, so that a repeated request does not add the coins twice.
  const [key] = useState(createUuid);
  const isCoins = value === 'coins';
  const form = useForm({
    initial: { text: '', reason: '' },
    schema: SCHEMAS[value],
    async send({ text, reason: why }) {
      const api = await loadBrowserApi();
      const params = { id: account.id };
      if (isCoins) await api.adjustCoins({ params, body: { amount: Number(text), key, reason: why } });
      else await api.correctBirthDate({ params, body: { birthDate: text, reason: why } });
      await revalidate();
      onClose();
      toasts.show('Saved.', { type: 'success' });
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
      <FormProblem problem={form.problem} />
      <LabeledField
        label={isCoins ? 'Coins' : 'Date of birth'}
        hint={isCoins ? 'Use a negative number to remove coins.' : undefined}
        error={form.fields.text}
      >
        <TextInput {...form.bind('text')} {...(isCoins ? {} : { type: 'date' })} />
      </LabeledField>
      <LabeledField label="Reason" hint="Saved in the audit log." error={form.fields.reason}>
        <Textarea {...form.bind('reason')} rows={3} maxLength={apiLimits.STAFF_REASON_MAX} />
      </LabeledField>
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        Save
      </Button>
      <Button variant="quiet" wide onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
