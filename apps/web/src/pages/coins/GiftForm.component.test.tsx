import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { GiftForm } from './GiftForm.tsx';

const receipt = { status: 'success' as const, message: '', data: { id: 'tx', amount: '50', balance: '450' } };
const to = page.getByRole('textbox', { name: 'To' });
const coins = page.getByRole('textbox', { name: 'Coins' });
const send = page.getByRole('button', { name: 'Send' });

async function fillIn(username: string, amount: string): Promise<void> {
  await to.fill(username);
  await coins.fill(amount);
}

it('sends the coins, says so, and is empty for the next gift', async () => {
  const calls = answerApi({ giveCoins: receipt });
  await renderInApp(<GiftForm giftsLeft="5000" />);
  await expect.element(page.getByText('You can send up to 5,000 more today.')).toBeVisible();
  await fillIn('grace', '50');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Coins sent to grace.');
  await expect.element(to).toHaveValue('');
  expect(calls.map(({ body }) => body)).toEqual([
    { username: 'grace', amount: '50', key: expect.any(String) },
  ]);
});

it('asks for a name and an amount before it calls the server', async () => {
  const calls = answerApi({});
  await renderInApp(<GiftForm giftsLeft="5000" />);
  await send.click();
  await expect.element(to).toHaveAccessibleDescription('Enter a username.');
  await expect.element(to).toHaveFocus();
  expect(calls).toEqual([]);
});

it('shows a refusal beside its field and keeps what was typed', async () => {
  answerApi({ giveCoins: refuse('not_enough_coins', 'You don’t have enough coins.') });
  await renderInApp(<GiftForm giftsLeft="5000" />);
  await fillIn('grace', '50');
  await send.click();
  await expect.element(coins).toHaveAccessibleDescription('You don’t have enough coins.');
  await expect.element(coins).toHaveFocus();
  await expect.element(to).toHaveValue('grace');
  await expect.element(coins).toHaveValue('50');
});

it('repeats the same gift after a failure, and makes a new one after a change', async () => {
  const calls = answerApi({
    giveCoins: [refuse('unavailable', 'Try again.'), refuse('unavailable', 'Try again.'), receipt],
  });
  await renderInApp(<GiftForm giftsLeft="5000" />);
  await fillIn('grace', '50');
  await send.click();
  await expect.element(page.getByText('Try again.')).toBeVisible();
  await send.click();
  await expect.poll(() => calls.length).toBe(2);
  await coins.fill('60');
  await send.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Coins sent to grace.');
  const [first, second, third] = calls.map(({ body }) => (body as { key: string }).key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
