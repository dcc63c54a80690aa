import type { User } from '@playloom/api-contract';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp, testUser } from '@playloom/site/testing/renderInApp.tsx';
import { VerifyForm } from './VerifyForm.tsx';

const account = { status: 'success' as const, message: '', data: testUser };
const pin = page.getByRole('textbox', { name: 'PIN' });

async function openForm(resendAt = 0) {
  const on = {
    onResent: vi.fn<() => void>(),
    onVerified: vi.fn<(user: User) => Promise<void>>(async () => {}),
    onChangeAddress: vi.fn<() => void>(),
  };
  const pending = { signUpId: 'sign-up-1', email: 'grace@example.org', resendAt };
  await renderInApp(<VerifyForm pending={pending} {...on} />);
  return on;
}

it('verifies with the last digit, also of a pasted PIN with spaces', async () => {
  const calls = answerApi({ verifySignUp: account });
  const { onVerified } = await openForm();
  await pin.fill('408 123');
  await expect.poll(() => onVerified.mock.calls).toEqual([[testUser]]);
  expect(calls).toEqual([{ name: 'verifySignUp', body: { pin: '408123' } }]);
});

it('takes digits only', async () => {
  answerApi({});
  await openForm();
  await pin.click();
  await userEvent.keyboard('4a0-8');
  await expect.element(pin).toHaveValue('408');
});

it('replaces a wrong PIN with the next digit', async () => {
  answerApi({ verifySignUp: refuse('pin_wrong', 'Wrong PIN.') });
  const { onVerified } = await openForm();
  await pin.click();
  await userEvent.keyboard('408123');
  await expect.element(pin).toHaveAccessibleDescription('Wrong PIN.');
  await expect.element(pin).toHaveFocus();
  await expect.element(pin).toHaveValue('408123');
  await userEvent.keyboard('5');
  await expect.element(pin).toHaveValue('5');
  expect(onVerified).not.toHaveBeenCalled();
});

it('sends a new PIN, clears the old digits, and moves the focus to the field', async () => {
  const again = { signUpId: 'sign-up-2', resendAfterSeconds: 60 };
  answerApi({ resendPin: { status: 'success', message: '', data: again } });
  const { onResent } = await openForm();
  await pin.fill('40');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect
    .element(page.getByRole('status').first())
    .toHaveTextContent('We sent a new PIN. The old one no longer works.');
  await expect.element(pin).toHaveValue('');
  await expect.element(pin).toHaveFocus();
  expect(onResent).toHaveBeenCalledWith(expect.objectContaining({ signUpId: 'sign-up-2' }));
});

it('says why no new PIN was sent, and keeps the digits', async () => {
  answerApi({ resendPin: refuse('too_many_requests', 'Try again later.') });
  const { onResent } = await openForm();
  await pin.fill('40');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByText('Try again later.')).toBeVisible();
  await expect.element(pin).toHaveValue('40');
  expect(onResent).not.toHaveBeenCalled();
});

it('offers no new PIN before the server allows one', async () => {
  answerApi({});
  await openForm(Date.now() + 59_000);
  await expect.element(page.getByText(/Send again in/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Send again' }).elements()).toEqual([]);
});
