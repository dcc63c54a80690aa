import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, type ApiAnswers, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx';

const key: ApiAnswers['startTwoFactor'] = {
  status: 'success',
  message: '',
  data: { uri: 'otpauth://totp/Playloom:ada?secret=ABCDEF', secret: 'ABCDEF' },
};
const password = page.getByLabelText('Current password', { exact: true });
const code = page.getByRole('textbox', { name: 'Code from the app' });

async function openSetUp(answers: ApiAnswers) {
  answerApi({ startTwoFactor: key, ...answers });
  const onDone = vi.fn<() => void>();
  await renderInApp(<TwoFactorSetUp onDone={onDone} />);
  return onDone;
}

async function enterPassword(): Promise<void> {
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
}

it('[OP-04:part] shows the recovery codes until they are saved', async () => {
  const recoveryCodes = ['aaaa-bbbb', 'cccc-dddd'];
  const onDone = await openSetUp({
    confirmTwoFactor: { status: 'success', message: '', data: { recoveryCodes } },
  });
  await enterPassword();
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect.element(page.getByText('ABCDEF')).toBeVisible();
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('123456');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect.poll(() => codes.elements().map((item) => item.textContent)).toEqual(recoveryCodes);
  expect(onDone).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'I saved my codes' }).click();
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('shows no key after a wrong password', async () => {
  await openSetUp({ startTwoFactor: refuse('wrong_password', 'Wrong password.') });
  await enterPassword();
  await expect.element(password).toHaveAccessibleDescription('Wrong password.');
  await expect.element(password).toHaveValue('correct horse');
  expect(page.getByText('ABCDEF').elements()).toEqual([]);
});

it('keeps the key after a wrong code', async () => {
  await openSetUp({ confirmTwoFactor: refuse('code_wrong', 'Wrong code.') });
  await enterPassword();
  await code.fill('123456');
  await expect.element(code).toHaveAccessibleDescription('Wrong code.');
  await expect.element(page.getByText('ABCDEF')).toBeVisible();
  expect(page.getByRole('list', { name: 'Recovery codes' }).elements()).toEqual([]);
});
