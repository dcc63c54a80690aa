import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const started = {
  status: 'success' as const,
  message: '',
  data: { signUpId: 'sign-up-1', resendAfterSeconds: 60 },
};
const username = page.getByRole('textbox', { name: 'Username' });
const email = page.getByRole('textbox', { name: 'Email' });
const password = page.getByLabelText('Password', { exact: true });

function answer(isAvailable: boolean, reason: string | null = null) {
  return { status: 'success' as const, message: '', data: { isAvailable, reason } };
}

async function openForm() {
  const onStarted = vi.fn<() => void>();
  const draft = { username: '', email: '', password: '' };
  await renderInApp(<SignUpForm draft={draft} onStarted={onStarted} onLogIn={vi.fn<() => void>()} />);
  return onStarted;
}

async function fillIn(): Promise<void> {
  await username.fill('grace');
  await email.fill('grace@example.org');
  await password.fill('correct horse battery');
}

it('says while typing that a username is taken, and takes it back for another', async () => {
  answerApi({ readUsernameAvailability: [answer(false), answer(true)] });
  await openForm();
  await username.fill('grace');
  await expect.element(username).toHaveAccessibleDescription('This username is taken.');
  await username.fill('grace2');
  await expect.element(username).not.toHaveAccessibleDescription('This username is taken.');
});

it('sends what was typed with Enter', async () => {
  const calls = answerApi({ readUsernameAvailability: answer(true), signUp: started });
  const onStarted = await openForm();
  await fillIn();
  await userEvent.keyboard('{Enter}');
  const typed = { username: 'grace', email: 'grace@example.org', password: 'correct horse battery' };
  await expect.poll(() => onStarted.mock.calls).toEqual([[started.data, typed]]);
  expect(calls.filter(({ name }) => name === 'signUp')).toEqual([{ name: 'signUp', body: typed }]);
});

it('describes each wrong field, focuses the first, and keeps the texts', async () => {
  const calls = answerApi({});
  await openForm();
  await username.fill('g');
  await email.fill('nobody');
  await password.fill('short');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(username).toHaveFocus();
  for (const field of [username, email, password]) {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(/\.$/);
  }
  await expect.element(email).toHaveValue('nobody');
  expect(calls).toEqual([]);
});

it('shows a refusal of the server beside its field', async () => {
  const message = 'This password appeared in a data breach. Choose another.';
  answerApi({
    readUsernameAvailability: answer(true),
    signUp: refuse('input_invalid', 'Check the fields.', { password: message }),
  });
  const onStarted = await openForm();
  await fillIn();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(password).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveValue('correct horse battery');
  expect(onStarted).not.toHaveBeenCalled();
});
