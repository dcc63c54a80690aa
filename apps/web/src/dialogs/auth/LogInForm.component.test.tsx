import type { User } from '@playloom/api-contract';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp, testUser } from '@playloom/site/testing/renderInApp.tsx';
import type { LogInWithCode } from './LoginCodeForm.tsx';
import { LogInForm } from './LogInForm.tsx';

const account = { status: 'success' as const, message: '', data: testUser };
const login = page.getByRole('textbox', { name: 'Username or email' });
const password = page.getByLabelText('Password', { exact: true });

async function openForm() {
  const on = {
    onSignedIn: vi.fn<(user: User) => Promise<void>>(async () => {}),
    onCodeNeeded: vi.fn<(logIn: LogInWithCode) => void>(),
    onForgot: vi.fn<() => void>(),
    onSignUp: vi.fn<() => void>(),
  };
  await renderInApp(<LogInForm {...on} />);
  return on;
}

async function typeLogin(): Promise<void> {
  await login.fill('ada');
  await password.fill('correct horse');
}

it('logs in with Enter and hands over the account', async () => {
  const calls = answerApi({ logIn: account });
  const { onSignedIn } = await openForm();
  await typeLogin();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSignedIn.mock.calls).toEqual([[testUser]]);
  expect(calls).toEqual([{ name: 'logIn', body: { login: 'ada', password: 'correct horse' } }]);
});

it('names the first empty field and does not call the server', async () => {
  const calls = answerApi({});
  await openForm();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect.element(login).toHaveFocus();
  await expect.element(login).toHaveAccessibleDescription('Enter your username or email.');
  await expect.element(password).toHaveAccessibleDescription('Enter your password.');
  expect(calls).toEqual([]);
});

it('keeps both texts if the password is wrong, and moves the focus to it', async () => {
  answerApi({ logIn: refuse('wrong_credentials', 'Wrong username or password.') });
  const { onSignedIn } = await openForm();
  await typeLogin();
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription('Wrong username or password.');
  await expect.element(password).toHaveFocus();
  await expect.element(login).toHaveValue('ada');
  await expect.element(password).toHaveValue('correct horse');
  await password.fill('another');
  await expect.element(password).not.toHaveAccessibleDescription('Wrong username or password.');
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('sends the password again with the two-factor code', async () => {
  const calls = answerApi({ logIn: [refuse('two_factor_needed', 'Enter your code.'), account] });
  const { onCodeNeeded, onSignedIn } = await openForm();
  await typeLogin();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onCodeNeeded.mock.calls.length).toBe(1);
  expect(onSignedIn).not.toHaveBeenCalled();
  await expect(onCodeNeeded.mock.calls[0]?.[0]('123456')).resolves.toEqual(testUser);
  expect(calls[1]?.body).toEqual({ login: 'ada', password: 'correct horse', code: '123456' });
});

it('submits once, however often the button is pressed', async () => {
  const answer = Promise.withResolvers<typeof account>();
  const calls = answerApi({ logIn: answer.promise });
  const { onSignedIn } = await openForm();
  await typeLogin();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  answer.resolve(account);
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(calls).toHaveLength(1);
});
