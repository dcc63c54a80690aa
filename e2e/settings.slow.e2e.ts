import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { createAccount, logInPage, type TestAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser, type VisitorOptions } from './harness/openBrowser.ts';
import { waitForMail } from './harness/waitForMail.ts';

const browser = openBrowser();

const DIALOG = '[role=dialog]';
const IMAGE = 'apps/web/public/icon-512.png';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function openSettings(options?: VisitorOptions): Promise<{ page: Page; account: TestAccount }> {
  const page = await browser.newVisitor(options);
  const account = await createAccount(page);
  await page.goto(`/user/${account.username}/profile`);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  return { page, account };
}

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

describe('access', () => {
  it('[RT-10:part] only the owner: visitors are asked to log in, others get a 403 page', async () => {
    const { page: ownerPage, account } = await openSettings();
    await expectNoSeriousAxe(ownerPage);

    const visitor = await browser.newVisitor();
    await visitor.goto(`/user/${account.username}/profile`);
    await visitor.getByRole('heading', { level: 1, name: 'Log in to see your settings' }).waitFor();
    await expectNoSeriousAxe(visitor);
    expect(await visitor.content()).not.toContain(account.email);

    const other = await browser.newVisitor({ expectedErrors: [/status of 403/] });
    const { username } = await createAccount(other);
    const answer = await other.goto(`/user/${account.username}/profile`);
    expect(answer?.status()).toBe(403);
    await other.getByRole('heading', { level: 1, name: 'This page is private' }).waitFor();
    await expectNoSeriousAxe(other);
    expect(await other.content()).not.toContain(account.email);
    await other.getByRole('link', { name: 'My settings' }).click();
    await other.waitForURL(`**/user/${username}/profile`);
    await other.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });
});

describe('each setting', () => {
  itInLongRun('[RT-10:part] profile image: preview, save, reject other files, remove', async () => {
    const { page } = await openSettings({ expectedErrors: [/status of 4(15|13)/] });
    const profile = section(page, 'Profile');
    const chooser = page.waitForEvent('filechooser');
    await profile.getByRole('button', { name: 'Choose image' }).click();
    await (await chooser).setFiles(IMAGE);
    const preview = profile.getByRole('img', { name: 'Preview of your new profile image' });
    expect(await preview.getAttribute('src')).toMatch(/^blob:/);
    await profile.getByRole('button', { name: 'Save image' }).click();
    await page.getByText('Profile image updated.').waitFor();
    const saved = profile.getByRole('img', { name: 'Your profile image' });
    expect(await saved.getAttribute('src')).toMatch(/^http:\/\/ui\.localhost:\d+\/files\//);
    await expect
      .poll(() => saved.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    const file = profile.locator('input[type=file]');
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await profile
      .getByRole('alert')
      .getByText(/PNG, JPEG, WebP/)
      .waitFor();
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) });
    await profile.getByRole('alert').getByText(/4 MB/).waitFor();
    // The file type is right, but the server checks the content.
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
    await profile.getByRole('button', { name: 'Save image' }).click();
    await profile
      .getByRole('alert')
      .getByText(/can’t read this image/)
      .waitFor();
    await profile.getByRole('button', { name: 'Cancel' }).click();
    await profile.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Profile image removed.').waitFor();
    // The toast appears before the page has rendered again.
    await profile.getByRole('button', { name: 'Remove' }).waitFor({ state: 'detached' });
    await expect.poll(() => saved.getAttribute('src')).toBe('/default-avatar.png');
  });

  it('[RT-10:part] email: changes after the link in the mail is confirmed', async () => {
    const { page, account } = await openSettings({ expectedErrors: [/status of 4(03|04|10|00)/] });
    const form = section(page, 'Account').locator('form').first();
    const newEmail = `new-${account.email}`;
    await form.getByText(account.email).waitFor();
    await form.getByRole('button', { name: 'Change email' }).click();
    await form.getByText('Enter a valid email.').waitFor();
    await form.getByText('Enter your current password.').waitFor();
    await form.getByLabel('New email').fill(newEmail);
    await form.getByLabel('Current password').fill('not the password');
    await form.getByRole('button', { name: 'Change email' }).click();
    await form.getByText('Your current password is incorrect.').waitFor();
    await form.getByLabel('Current password').fill(account.password);
    await form.getByRole('button', { name: 'Change email' }).click();
    await form.getByRole('status').getByText(newEmail).waitFor();
    expect(await form.getByLabel('New email').inputValue()).toBe('');
    await form.getByText(`Your email address is ${account.email}.`).waitFor();
    await expectNoSeriousAxe(page);

    const { link = '' } = await waitForMail(newEmail);
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Confirm your new email' }).waitFor();
    await expectNoSeriousAxe(page);
    const readEmail = async () =>
      (await queryDatabase(`select email from users where username = '${account.username}'`))[0]?.['email'];
    expect(await readEmail()).toBe(account.email);
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByRole('heading', { level: 1, name: 'Email address changed' }).waitFor();
    expect(await readEmail()).toBe(newEmail);
    await page.getByRole('link', { name: 'My settings' }).click();
    await page.getByText(`Your email address is ${newEmail}.`).waitFor();

    for (const [address, title] of [
      [link, 'This link has already been used'],
      ['/account/confirm-email/never-sent', 'This link is invalid'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('button', { name: 'Confirm email' }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('link', { name: 'My settings' }).waitFor();
    }
  });

  itInLongRun(
    '[RT-10:part] password: asks for the old one, rates the new one, logs out other devices',
    async () => {
      const { page, account } = await openSettings({ expectedErrors: [/status of 403/] });
      const phone = await browser.newVisitor({ userAgent: IPHONE });
      await logInPage(phone, account);
      await page.reload();
      await section(page, 'Sessions').getByText('Safari on iOS').waitFor();

      const form = section(page, 'Account').locator('form').last();
      await form.getByLabel('Current password').fill('not the password');
      await form.getByLabel('New password').fill(account.username);
      await form.getByText('Easy to guess: it contains your username or email.').waitFor();
      await form.getByLabel('New password').fill('copper-violin-92-attic');
      await form.getByText('Strong.').waitFor();
      await form.getByRole('button', { name: 'Change password' }).click();
      await form.getByText('Your current password is incorrect.').waitFor();
      await form.getByLabel('Current password').fill(account.password);
      await form.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('Password changed. Your other devices were logged out.').waitFor();
      await section(page, 'Sessions').getByText('Safari on iOS').waitFor({ state: 'detached' });
      expect(await form.getByLabel('New password').inputValue()).toBe('');
      await logInPage(phone, { ...account, password: 'copper-violin-92-attic' });
    },
  );

  itInLongRun(
    '[RT-10:part] [FT-03:part] newsletter and push: saved at once, reverted when saving fails',
    async () => {
      const { page, account } = await openSettings({ expectedErrors: [/status of 503/] });
      const notifications = section(page, 'Notifications');
      const news = notifications.getByRole('switch', { name: /Email newsletter/ });
      const push = notifications.getByRole('switch', { name: /Push notifications/ });
      expect([await news.isChecked(), await push.isChecked()]).toEqual([false, true]);
      await page.getByRole('contentinfo').getByText('Get the newsletter').waitFor();
      await news.check({ force: true });
      await page.getByText('Saved.').waitFor();
      await page.getByRole('contentinfo').getByText('Get the newsletter').waitFor({ state: 'detached' });
      await push.uncheck({ force: true });
      const readStored = async () =>
        (
          await queryDatabase(
            `select marketing_opt_in, receive_notifications_from from users where username = '${account.username}'`,
          )
        )[0];
      await expect
        .poll(readStored)
        .toEqual({ marketing_opt_in: true, receive_notifications_from: 'DISABLED' });
      await page.reload();
      expect([await news.isChecked(), await push.isChecked()]).toEqual([true, false]);

      const failure = { status: 'error', errorId: 'unavailable', message: 'Try again in a moment.' };
      await page.route('**/account/preferences/', (route) => route.fulfill({ status: 503, json: failure }));
      await news.click({ force: true });
      await page.getByRole('alert').getByText('Try again in a moment.').waitFor();
      await expect.poll(() => news.isChecked()).toBe(true);
    },
  );

  it('[RT-10:part] sessions: lists devices and logs out one or all others', async () => {
    const { page, account } = await openSettings();
    const sessions = section(page, 'Sessions');
    expect(await sessions.getByRole('button').count()).toBe(0);
    const others = [
      await browser.newVisitor({ userAgent: IPHONE }),
      await browser.newVisitor({
        userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      }),
      await browser.newVisitor(),
    ];
    for (const other of others) await logInPage(other, account);
    await queryDatabase(
      `update sessions set last_seen_at = last_seen_at - interval '3 hours' where device = 'Firefox on Windows'
       and user_id = (select id from users where username = '${account.username}')`,
    );
    await page.reload();
    const rows = sessions.getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(4);
    expect(await rows.first().textContent()).toContain('This device');
    expect(await rows.filter({ hasText: 'Firefox on Windows' }).textContent()).toContain(
      'Last seen 3 hours ago',
    );
    expect(await rows.filter({ hasText: 'Safari on iOS' }).textContent()).toMatch(
      /Last seen (just now|\d+ minutes? ago)/,
    );

    await rows.filter({ hasText: 'Safari on iOS' }).getByRole('button').click();
    await page.getByText('Safari on iOS was logged out.').waitFor();
    await expect.poll(() => rows.count()).toBe(3);

    await sessions.getByRole('button', { name: 'Log out all other devices' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out all other devices?' });
    await expectNoSeriousAxe(page, '[role=alertdialog]');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await sessions.getByRole('button', { name: 'Log out all other devices' }).click();
    await question.getByRole('button', { name: 'Log out' }).click();
    await page.getByText('All other devices were logged out.').waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    for (const other of others) {
      await other.goto('/pricing');
      await other.getByRole('banner').getByRole('button', { name: 'Sign Up' }).waitFor();
    }
  });

  itInLongRun('[RT-10:part] data: one JSON file with everything', async () => {
    const { page, account } = await openSettings();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`playloom-${account.username}.json`);
    const everything = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(everything).toMatchObject({
      account: { email: account.email, local: { username: account.username } },
      sessions: [{ device: 'Chrome on Linux' }],
    });
    await page.getByText('Your data was downloaded.').waitFor();
  });

  itInLongRun.each([1440, 390])(
    '[RT-10:part] deletion: password, date, banner and canceling, %i pixels wide',
    async (width) => {
      const { page, account } = await openSettings({
        width,
        mobile: width < 900,
        expectedErrors: [/status of 403/],
      });
      const deletion = section(page, 'Delete account');
      await deletion.getByText(/are deleted after 14 days/).waitFor();
      await deletion.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await expectNoSeriousAxe(page, DIALOG);
      await dialog.getByLabel('Current password').fill('not the password');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await dialog.getByText('Your current password is incorrect.').waitFor();
      await dialog.getByLabel('Current password').fill(account.password);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await deletion.getByText(/will be deleted on \w+ \d+, \d{4}/).waitFor();
      const banner = page.getByRole('alert').filter({ hasText: 'Your account will be deleted on' });
      await banner.waitFor();
      await expectNoSeriousAxe(page);
      const gone = await page.request.get(`/api/v1/user-by-name/${account.username}/`);
      expect(gone.status()).toBe(404);

      await banner.getByRole('button', { name: 'Keep my account' }).click();
      await banner.waitFor({ state: 'detached' });
      await deletion.getByRole('button', { name: 'Delete my account' }).waitFor();
      const [row] = await queryDatabase(
        `select delete_after from users where username = '${account.username}'`,
      );
      expect(row).toEqual({ delete_after: null });
    },
  );
});

itInLongRun('asks before discarding unsaved input', async () => {
  const { page } = await openSettings();
  const field = section(page, 'Account').getByLabel('New email');
  await field.fill('half@typed.org');
  const home = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
  await home.click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe('half@typed.org');
  // Links within the page do not discard input, so no dialog appears.
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Your data' }).click();
  expect(await question.count()).toBe(0);
  await home.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/pricing');

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await home.click();
  await page.waitForURL('**/pricing');
});

itInLongRun('fits a phone without scrolling sideways', async () => {
  for (const width of [390, 820]) {
    const { page } = await openSettings({ width, mobile: width < 500 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNoSeriousAxe(page);
  }
});
