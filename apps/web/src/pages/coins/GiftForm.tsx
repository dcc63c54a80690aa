import { endpoints, formatNumber } from '@playloom/api-contract';
import { Button, LabeledField, TextInput } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { normalizeCoinAmount } from './normalizeCoinAmount.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { createUuid } from '@playloom/site/browser/createUuid.ts';

export function GiftForm({ giftsLeft }: { giftsLeft: string }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  // Idempotency key: a gift that is sent twice because of a bad connection is charged only once.
  const [key, setKey] = useState(createUuid);
  const form = useForm({
    initial: { username: '', amount: '' },
    schema: endpoints.giveCoins.body.omit({ key: true }),
    fieldByErrorId: {
      not_enough_coins: 'amount',
      gift_limit_reached: 'amount',
      amount_not_allowed: 'amount',
      gift_to_oneself: 'username',
    },
    async send({ username, amount }) {
      const api = await loadBrowserApi();
      await api.giveCoins({ body: { username: username.trim(), amount, key } });
      setKey(createUuid());
      form.reset();
      await revalidate();
      toasts.show(`Coins sent to ${username.trim()}.`, { type: 'success' });
    },
  });
  const set = (name: 'username' | 'amount', value: string) => {
    // A changed form is a new gift, which needs a new idempotency key.
    setKey(createUuid());
    form.set(name, value);
  };
  return (
    <form onSubmit={form.submit} noValidate className="mt-4 grid gap-4">
      <FormProblem problem={form.problem} />
      <LabeledField label="To" error={form.fields.username}>
        <TextInput
          {...form.bind('username')}
          onChange={(event) => set('username', event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </LabeledField>
      <LabeledField
        label="Coins"
        error={form.fields.amount}
        hint={`You can send up to ${formatNumber(Number(giftsLeft))} more today.`}
      >
        <TextInput
          {...form.bind('amount')}
          onChange={(event) => set('amount', normalizeCoinAmount(event.target.value))}
          inputMode="numeric"
          autoComplete="off"
        />
      </LabeledField>
      <Button type="submit" loading={form.isSending} className="justify-self-start">
        Send
      </Button>
    </form>
  );
}
