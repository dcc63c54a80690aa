import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, type ApiAnswers, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { PayoutMethodDialog } from './PayoutMethodDialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Add payout method' });
const email = dialog.getByRole('textbox', { name: 'PayPal email' });
const password = dialog.getByLabelText('Current password', { exact: true });
const save = dialog.getByRole('button', { name: 'Save' });

async function openDialog(answers: ApiAnswers) {
  const calls = answerApi(answers);
  const onClose = vi.fn<() => void>();
  await renderInApp(<PayoutMethodDialog hasMethod={false} onClose={onClose} />);
  return { calls, onClose };
}

async function fillInPaypal(): Promise<void> {
  await dialog.getByRole('radio', { name: 'PayPal' }).click();
  await email.fill('ada@example.org');
  await password.fill('correct horse');
}

it('saves a PayPal address with the password and closes', async () => {
  const { calls, onClose } = await openDialog({
    setPayoutMethod: { status: 'success', message: '' } as never,
  });
  await fillInPaypal();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(calls[0]?.body).toEqual({
    kind: 'paypal',
    email: 'ada@example.org',
    currentPassword: 'correct horse',
  });
});

it('stays open with everything typed if the password is wrong', async () => {
  const { onClose } = await openDialog({ setPayoutMethod: refuse('wrong_password', 'Wrong password.') });
  await fillInPaypal();
  await save.click();
  await expect.element(password).toHaveAccessibleDescription('Wrong password.');
  await expect.element(password).toHaveFocus();
  await expect.element(email).toHaveValue('ada@example.org');
  expect(onClose).not.toHaveBeenCalled();
});

it('describes missing bank details and calls nobody', async () => {
  const { calls } = await openDialog({});
  await save.click();
  const holder = dialog.getByRole('textbox', { name: 'Account holder' });
  await expect.element(holder).toHaveFocus();
  await expect.element(holder).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);
});

it('closes with Escape and saves nothing', async () => {
  const { calls, onClose } = await openDialog({});
  await fillInPaypal();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(calls).toEqual([]);
});
