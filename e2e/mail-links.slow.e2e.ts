import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { createAccount, generateAccount, type TestAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { agreeToTerms, fillSignUpForm } from './harness/signUpSteps.ts';
import { waitForMail } from './harness/waitForMail.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

const DIALOG = '[role=dialog]';

describe('a forgotten password', () => {
  itInLongRun(
    'is replaced through a link that works once; unknown addresses get the same response',
    async () => {
      const page = await browser.newVisitor({ expectedErrors: [/status of 4(01|10|04)/] });
      const account = await createAccount(await browser.newVisitor());
      await visitPage(page, '/pricing?login=open');
      const logInDialog = page.getByRole('dialog', { name: 'Log In' });
      await logInDialog.getByLabel('Username or email').fill(account.email);
      await logInDialog.getByRole('button', { name: 'Forgot password?' }).click();
      const dialog = page.getByRole('dialog', { name: 'Forgot password' });
      expect(await dialog.getByLabel('Email').inputValue()).toBe(account.email);
      await expectNoSeriousAxe(page, DIALOG);
      await dialog.getByRole('button', { name: 'Send link' }).click();
      const answer = await dialog.getByRole('status').textContent();
      await dialog.getByRole('button', { name: 'Done' }).click();

      const stranger = generateAccount();
      await logInDialog.getByRole('button', { name: 'Forgot password?' }).click();
      await dialog.getByLabel('Email').fill(stranger.email);
      await page.keyboard.press('Enter');
      const sameAnswer = await dialog.getByRole('status').textContent();
      expect(sameAnswer?.replace(stranger.email, '')).toBe(answer?.replace(account.email, ''));

      const { link = '' } = await waitForMail(account.email, 2);
      await visitPage(page, link);
      await expectNoSeriousAxe(page);
      await page.getByLabel('New password').fill('short');
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByText('Passwords need at least 10 characters.').waitFor();
      await page.getByLabel('New password').fill('copper-violin-92-attic');
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByRole('heading', { level: 1, name: 'Password changed' }).waitFor();
      await expectNoSeriousAxe(page);
      await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
      await logInDialog.getByRole('status').getByText('Log in with your new password.').waitFor();
      await logInDialog.getByLabel('Username or email').fill(account.username);
      await logInDialog.getByLabel('Password', { exact: true }).fill(account.password);
      await page.keyboard.press('Enter');
      await logInDialog.getByText('Incorrect username or password.').waitFor();
      await logInDialog.getByLabel('Password', { exact: true }).fill('copper-violin-92-attic');
      await page.keyboard.press('Enter');
      // The user returns to the page where the first dialog was opened, not to the page that the mail links to.
      await page.waitForURL('**/pricing');

      for (const [address, title] of [
        [link, 'This link has already been used'],
        ['/password/reset/never-sent', 'This link is invalid'],
      ] as const) {
        await visitPage(page, address);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        expect(await page.getByLabel('New password').count()).toBe(0);
        await page.getByRole('button', { name: 'Send a new link' }).click();
        await dialog.waitFor();
      }
    },
  );
});

describe('the link of the verification mail', () => {
  async function startSignUp(): Promise<{ page: Page; account: TestAccount; link: string }> {
    const page = await browser.newVisitor({ expectedErrors: [/status of 4(01|04|10)/] });
    const account = generateAccount();
    await visitPage(page, '/docs/getting-started');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
    await fillSignUpForm(page, account);
    const { link = '' } = await waitForMail(account.email);
    return { page, account, link };
  }

  it('[RT-16] one button completes the sign-up; opening the page changes nothing; used links say so', async () => {
    const { page, account, link } = await startSignUp();
    const other = await page.context().newPage();
    for (let times = 0; times < 3; times += 1) await visitPage(other, link);
    await other.getByRole('heading', { level: 1, name: 'Verify Account' }).waitFor();
    expect(await other.getByRole('main').getByRole('button').allTextContents()).toEqual(['Verify']);
    await expectNoSeriousAxe(other);
    expect(await queryDatabase(`select id from users where email = '${account.email}'`)).toEqual([]);

    await other.getByRole('main').getByRole('button', { name: 'Verify' }).click();
    await agreeToTerms(other);
    await other.getByLabel(`Your account, ${account.username}`).waitFor();
    expect(new URL(other.url()).pathname).toBe('/docs/getting-started');

    // The dialog in the first tab closes when the user returns to it.
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByLabel(`Your account, ${account.username}`).waitFor();

    await visitPage(page, link);
    await page.getByRole('heading', { level: 1, name: 'This link has already been used' }).waitFor();
    await page.getByRole('link', { name: `Continue as ${account.username}` }).waitFor();
    await page.context().clearCookies();
    await visitPage(page, link);
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('dialog', { name: 'Log In' }).waitFor();
    await visitPage(page, '/pin/validate/never-sent');
    await page.getByRole('heading', { level: 1, name: 'This link is invalid' }).waitFor();
    await expectNoSeriousAxe(page);

    const late = await startSignUp();
    await visitPage(late.page, late.link);
    await late.page.getByRole('heading', { level: 1, name: 'Verify Account' }).waitFor();
    await queryDatabase(
      `update sign_ups set pin_expires_at = now() - interval '1 second' where email = '${late.account.email}'`,
    );
    await late.page.getByRole('main').getByRole('button', { name: 'Verify' }).click();
    await late.page.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor();
    await late.page.reload();
    await late.page.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor();
    await late.page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await late.page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
    expect(await queryDatabase(`select id from users where email = '${late.account.email}'`)).toEqual([]);
  });
});
