import type { CoinSummary } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { PayoutForm } from './PayoutForm.tsx';

const summary: CoinSummary = {
  balance: '9000',
  bought: '0',
  earned: '9000',
  payable: '9000',
  giftsLeft: '0',
  payoutMin: '5000',
  payoutMethod: { kind: 'paypal', hint: 'a…@example.org', usableFrom: null },
  holdDays: 14,
  history: [],
  earnings: [],
  payouts: [],
} as unknown as CoinSummary;
const receipt = {
  status: 'success' as const,
  message: '',
  data: { id: 'tx', amount: '6000', balance: '3000' },
};
const amount = page.getByRole('textbox', { name: 'Coins to pay out' });

it('asks for a payout and is empty afterwards', async () => {
  const calls = answerApi({ requestPayout: receipt });
  await renderInApp(<PayoutForm summary={summary} />);
  await amount.fill('6,000');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Payout requested. We’ll email you when it is paid.');
  await expect.element(amount).toHaveValue('');
  expect(calls[0]?.body).toEqual({ amount: '6000', key: expect.any(String) });
});

it('keeps the amount if it is refused, and sends it again as the same request', async () => {
  const calls = answerApi({
    requestPayout: [refuse('not_payable', 'You can pay out up to 5,500 coins.'), receipt],
  });
  await renderInApp(<PayoutForm summary={summary} />);
  await amount.fill('6000');
  await userEvent.keyboard('{Enter}');
  await expect.element(amount).toHaveAccessibleDescription(/You can pay out up to 5,500 coins\./);
  await expect.element(amount).toHaveValue('6000');
  await expect.element(amount).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Payout requested. We’ll email you when it is paid.');
  expect(calls[1]).toEqual(calls[0]);
});

it('asks again with a new key after the amount changed', async () => {
  const calls = answerApi({ requestPayout: [refuse('not_payable', 'Too much.'), receipt] });
  await renderInApp(<PayoutForm summary={summary} />);
  await amount.fill('8000');
  await userEvent.keyboard('{Enter}');
  await expect.element(amount).toHaveAccessibleDescription(/Too much\./);
  await amount.fill('6000');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => calls.length).toBe(2);
  const [first, second] = calls.map(({ body }) => (body as { key: string }).key);
  expect(second).not.toBe(first);
});

it('offers no form before the minimum is reached', async () => {
  answerApi({});
  await renderInApp(<PayoutForm summary={{ ...summary, payable: '4999' }} />);
  await expect.element(page.getByText(/You need at least 5,000/)).toBeVisible();
  expect(amount.elements()).toEqual([]);
});
