import { ApiError, type User } from '@playloom/api-contract';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp, testUser } from '@playloom/site/testing/renderInApp.tsx';
import { LoginCodeForm, type LogInWithCode } from './LoginCodeForm.tsx';

const code = page.getByRole('textbox', { name: 'Code', exact: true });
const recoveryCode = page.getByRole('textbox', { name: 'Recovery code' });

async function openForm(logIn: LogInWithCode) {
  const onSignedIn = vi.fn<(user: User) => Promise<void>>(async () => {});
  await renderInApp(<LoginCodeForm logIn={logIn} onSignedIn={onSignedIn} />);
  return onSignedIn;
}

it('[OP-04:part] logs in with the sixth digit', async () => {
  const logIn = vi.fn<LogInWithCode>(async () => testUser);
  const onSignedIn = await openForm(logIn);
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('123456');
  await expect.poll(() => onSignedIn.mock.calls).toEqual([[testUser]]);
  expect(logIn.mock.calls).toEqual([['123456']]);
});

it('shows a wrong code beside the field, ready to be replaced', async () => {
  const onSignedIn = await openForm(() => {
    throw new ApiError(400, refuse('code_wrong', 'Wrong code.'));
  });
  await userEvent.keyboard('123456');
  await expect.element(code).toHaveAccessibleDescription('Wrong code.');
  await userEvent.keyboard('7');
  await expect.element(code).toHaveValue('7');
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('[OP-04:part] accepts a recovery code instead, and forgets the digits of the app', async () => {
  const logIn = vi.fn<LogInWithCode>(async () => testUser);
  const onSignedIn = await openForm(logIn);
  await userEvent.keyboard('12');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect.element(recoveryCode).toHaveFocus();
  await expect.element(recoveryCode).toHaveValue('');
  await userEvent.keyboard('abcd-efgh-jk');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSignedIn.mock.calls).toEqual([[testUser]]);
  expect(logIn.mock.calls.at(-1)).toEqual(['abcd-efgh-jk']);
});
