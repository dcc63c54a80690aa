import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { generateTotpCode } from '../apps/server/src/testing/generateTotpCode.ts';
import { queryDatabase } from './harness/queryDatabase.ts';
import { callApi, createAccount, generateAccount, logInPage } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { fillSignUpForm, readCachedUser } from './harness/signUpSteps.ts';
import { readFocusedName } from './harness/tabTo.ts';
import { waitForMail } from './harness/waitForMail.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

const DIALOG = '[role=dialog]';
const DAY_SECONDS = 24 * 3600;
const START_TWO_FACTOR = '/api/v1/account/two-factor/';
const CONFIRM_TWO_FACTOR = '/api/v1/account/two-factor/confirm/';

/** Checks that the error describes the field and is in a live region. */
async function expectErrorIsAnnounced(field: Locator): Promise<void> {
  const live = await field.evaluate((input) =>
    input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id))
      .some((note) => note?.ariaLive === 'polite' && note.textContent !== ''),
  );
  expect(live).toBe(true);
}

describe('logging in and out', () => {
  it('[DG-01] is titled Log In and shows a message or a note if there is one', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/status of 401/] });
    const account = await createAccount(await browser.newVisitor());
    await visitPage(page, '/pricing');
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log In' });
    await dialog.getByRole('heading', { name: 'Log In', exact: true }).waitFor();
    await dialog.getByText('Welcome back.').waitFor();
    await expectNoSeriousAxe(page, DIALOG);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await visitPage(page, `/user/${account.username}/profile`);
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await dialog.getByText('Log in to open your settings.').waitFor();
    expect(await dialog.getByRole('status').count()).toBe(0);
    await dialog.getByLabel('Username or email').fill(account.email);
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await dialog.getByText('Incorrect username or password.').waitFor();
    expect(await readFocusedName(page)).toBe('Password');
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

    // After a password reset, the login dialog shows a note.
    const other = await browser.newVisitor();
    await callApi(other, 'POST', '/api/v1/password/forgot/', { email: account.email });
    const { link = '' } = await waitForMail(account.email, 2);
    await visitPage(other, link);
    await other.getByLabel('New password').fill('copper-violin-92-attic');
    await other.getByRole('button', { name: 'Set password' }).click();
    await other.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    const noted = other.getByRole('dialog', { name: 'Log In' });
    await noted.getByRole('status').getByText('Log in with your new password.').waitFor();
    await expectNoSeriousAxe(other, DIALOG);
  });

  it('[OP-04:part] submits two-factor and recovery codes with their last character; typing replaces a wrong code', async () => {
    const owner = await browser.newVisitor();
    const account = await createAccount(owner);
    const currentPassword = account.password;
    const key = await callApi<{ data: { secret: string } }>(owner, 'POST', START_TWO_FACTOR, {
      currentPassword,
    });
    const codes = await callApi<{ data: { recoveryCodes: string[] } }>(owner, 'POST', CONFIRM_TWO_FACTOR, {
      code: generateTotpCode(key.data.secret),
    });
    const [recovery = ''] = codes.data.recoveryCodes;

    const page = await browser.newVisitor({ expectedErrors: [/status of 40[01]/] });
    await visitPage(page, '/pricing?login=open');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username or email').fill(account.username);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    const code = dialog.getByLabel('Code', { exact: true });
    await code.pressSequentially('000000');
    await dialog.getByText('This code is incorrect').waitFor();
    expect(await readFocusedName(page)).toBe('Code');
    expect(await code.getAttribute('aria-invalid')).toBe('true');
    await expectErrorIsAnnounced(code);
    await page.keyboard.type('12');
    expect(await code.inputValue()).toBe('12');

    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    const recoveryCode = dialog.getByLabel('Recovery code');
    await recoveryCode.pressSequentially('aaaa-bbbb-cccc-dddd');
    await dialog.getByText('This code is incorrect').waitFor();
    expect(await readFocusedName(page)).toBe('Recovery code');
    await expectErrorIsAnnounced(recoveryCode);
    await page.keyboard.type(recovery);
    await dialog.waitFor({ state: 'detached' });
    await page.getByLabel(`Your account, ${account.username}`).waitFor();
  });

  it('[QF-01] login=open opens the login dialog for visitors who are not signed in', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/pricing?login=open');
    await page.getByRole('dialog', { name: 'Log In' }).waitFor();
    const account = await createAccount(page);
    await visitPage(page, '/pricing?login=open');
    await page.getByLabel(`Your account, ${account.username}`).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('[DG-07] remembers where it was opened for a day, returns there, and closes once a user exists', async () => {
    // A 401 is expected, because the session ends while the page is open.
    const page = await browser.newVisitor({ expectedErrors: [/status of 401/] });
    const account = await createAccount(await browser.newVisitor());
    const dialog = page.getByRole('dialog', { name: 'Log In' });
    for (const [button, name] of [
      ['Sign Up', 'Sign Up'],
      ['Log In', 'Log In'],
    ] as const) {
      await page.context().clearCookies({ name: 'openlink' });
      await visitPage(page, '/search?searchTerm=ice#people');
      await page.getByRole('banner').getByRole('button', { name: button }).click();
      await page.getByRole('dialog', { name }).waitFor();
      const cookie = (await page.context().cookies()).find((one) => one.name === 'openlink');
      expect(decodeURIComponent(cookie?.value ?? '')).toBe('/search?searchTerm=ice#people');
      expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - DAY_SECONDS)).toBeLessThan(120);
      await page.keyboard.press('Escape');
    }

    // Signing in on another page returns to the remembered one.
    await visitPage(page, '/pricing');
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await dialog.waitFor();
    await page
      .context()
      .addCookies([
        { name: 'openlink', value: encodeURIComponent('/docs/getting-started'), url: page.url() },
      ]);
    await dialog.getByLabel('Username or email').fill(account.username);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
    await page.waitForURL('**/docs/getting-started');
    await dialog.waitFor({ state: 'detached' });

    // The dialog closes when someone signs in elsewhere in this browser.
    await page.context().clearCookies();
    for (const name of ['Log In', 'Sign Up']) {
      await visitPage(page, '/pricing');
      await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
      await page.waitForURL('**/blog');
      await page.getByRole('banner').getByRole('button', { name }).click();
      await page.getByRole('dialog', { name }).waitFor();
      await logInPage(page, account);
      await page.goBack();
      await page.getByLabel(`Your account, ${account.username}`).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.context().clearCookies();
    }
  });

  itInLongRun('[DG-07:part] T19: a planted return address leads nowhere else', async () => {
    const account = await createAccount(await browser.newVisitor());
    for (const planted of ['//evil.example/', '/\\evil.example', 'https:evil.example', '/.//evil.example']) {
      const page = await browser.newVisitor();
      await visitPage(page, '/pricing');
      await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
      const dialog = page.getByRole('dialog', { name: 'Log In' });
      await dialog.waitFor();
      await page
        .context()
        .addCookies([{ name: 'openlink', value: encodeURIComponent(planted), url: page.url() }]);
      await dialog.getByLabel('Username or email').fill(account.username);
      await dialog.getByLabel('Password', { exact: true }).fill(account.password);
      await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
      await page.getByLabel(`Your account, ${account.username}`).waitFor();
      expect(new URL(page.url()).pathname).toBe('/pricing');
    }
  });

  it('[ST-02] [ER-01] logging out clears the data of the user; a failure shows the reason', async () => {
    const page = await browser.newVisitor({
      expectedErrors: [/status of 50\d/, /Failed to load|ERR_FAILED/],
    });
    const account = await createAccount(page);
    await visitPage(page, '/pricing');
    const menu = page.getByLabel(`Your account, ${account.username}`);
    const logOut = async () => {
      await menu.click();
      await page.getByRole('button', { name: 'Log out' }).click();
    };
    const readAlerts = async () => (await page.getByRole('alert').allInnerTexts()).join();
    await expect.poll(() => readCachedUser(page)).toMatchObject({ local: { username: account.username } });

    const failure = { status: 'error', errorId: 'unavailable', message: 'Playloom is restarting.' };
    await page.route('**/api/v1/logout/', (route) => route.fulfill({ status: 503, json: failure }));
    await logOut();
    await expect.poll(readAlerts).toContain('Playloom is restarting.');
    await page.unroute('**/api/v1/logout/');
    await page.route('**/api/v1/logout/', (route) => route.abort());
    await logOut();
    await expect.poll(readAlerts).toContain('Something went wrong while logging out');
    await page.unroute('**/api/v1/logout/');
    await expect.poll(() => readCachedUser(page)).toMatchObject({ local: { username: account.username } });

    await page.evaluate(() => sessionStorage.setItem('chatToken', 'secret'));
    await logOut();
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).waitFor();
    await expect.poll(() => readCachedUser(page)).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('chatToken'))).toBeNull();
  });

  itInLongRun('[API-21:part] counts how often the dialogs open', async () => {
    const page = await browser.newVisitor();
    const account = generateAccount();
    const path = '/docs/tutorials';
    await page.clock.install();
    await visitPage(page, path);
    await queryDatabase(`delete from product_events where path = '${path}'`);
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('dialog', { name: 'Log In' }).getByRole('button', { name: 'Sign up' }).click();
    await fillSignUpForm(page, account);
    // Events are sent in batches, five seconds after the first.
    await page.clock.fastForward('00:06');
    const readNames = async () => {
      const rows = await queryDatabase(`select name from product_events where path = '${path}' order by id`);
      return rows.map(({ name }) => name);
    };
    await expect
      .poll(readNames)
      .toEqual(['login_modal_open', 'register_modal_open', 'register_modal_step_2']);
  });
});
