import { type CoinSummary, endpoints, formatCoinCount } from '@playloom/api-contract';
import { Button, LabeledField, TextInput } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { normalizeCoinAmount } from './normalizeCoinAmount.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { createUuid } from '@playloom/site/browser/createUuid.ts';

export function PayoutForm({ summary }: { summary: CoinSummary }) {
  const { payable, payoutMin, payoutMethod } = summary;
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [key, setKey] = useState(createUuid);
  const form = useForm({
    initial: { amount: '' },
    schema: endpoints.requestPayout.body.omit({ key: true }),
    fieldByErrorId: { not_payable: 'amount', amount_not_allowed: 'amount' },
    async send({ amount }) {
      const api = await loadBrowserApi();
      await api.requestPayout({ body: { amount, key } });
      setKey(createUuid());
      form.reset();
      await revalidate();
      toasts.show('Payout requested. We’ll email you when it is paid.', { type: 'success' });
    },
  });
  const least = formatCoinCount(BigInt(payoutMin));
  if (BigInt(payable) < BigInt(payoutMin))
    return <p className="mt-4 text-secondary text-text-3">You need at least {least} to request a payout.</p>;
  // A method that was just changed can't be used yet. The text above the form shows the date.
  if (payoutMethod === null || payoutMethod.usableFrom !== null) return null;
  return (
    <form onSubmit={form.submit} noValidate className="mt-4 grid gap-4">
      <FormProblem problem={form.problem} />
      <LabeledField label="Coins to pay out" error={form.fields.amount} hint={`At least ${least}`}>
        <TextInput
          {...form.bind('amount')}
          onChange={(event) => {
            setKey(createUuid());
            form.set('amount', normalizeCoinAmount(event.target.value));
          }}
          inputMode="numeric"
          autoComplete="off"
        />
      </LabeledField>
      <Button type="submit" loading={form.isSending} className="justify-self-start">
        Request payout
      </Button>
    </form>
  );
}
