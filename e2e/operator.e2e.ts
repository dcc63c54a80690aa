import { describe, expect, it } from 'vitest';
import { generateTotpCode } from '../apps/server/src/testing/generateTotpCode.ts';
import { queryDatabase } from './harness/queryDatabase.ts';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { promoteToOperator } from './harness/promoteToOperator.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';
import { waitForMail } from './harness/waitForMail.ts';

const browser = openBrowser();

const HALF_MINUTE_MS = 30_000;

describe('the console', () => {
  it('[OP-04] opens for an operator with two-factor login, which asks for a code at every login', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/status of 40[04]/] });
    const account = await createAccount(page);
    await visitPage(page, '/operator');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await promoteToOperator(account, { twoFactor: false });
    await visitPage(page, '/operator');
    await page.getByRole('heading', { name: 'Turn on two-factor login' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Console' }).count()).toBe(0);
    await page.getByLabel('Current password').fill(account.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    await expectNoSeriousAxe(page);
    const secret = (await page.getByTestId('two-factor-key').textContent()) ?? '';
    const code = generateTotpCode(secret);
    await page.getByLabel('Code from the app').fill(code);
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    expect(await codes.count()).toBe(10);
    const recovery = (await codes.first().textContent()) ?? '';
    await page.getByRole('button', { name: 'I saved my codes' }).click();
    await page.getByRole('list', { name: 'Health' }).waitFor();

    const elsewhere = await browser.newVisitor({ expectedErrors: [/status of 40[01]/] });
    await visitPage(elsewhere, '/operator');
    await elsewhere.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    const dialog = elsewhere.getByRole('dialog');
    await dialog.getByLabel('Username or email').fill(account.username);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await elsewhere.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'One more step' }).waitFor();
    await expectNoSeriousAxe(elsewhere, '[role=dialog]');
    // The code that turned on two-factor login cannot be used again.
    await dialog.getByLabel('Code').fill(code);
    await dialog.getByText('This code is incorrect').waitFor();
    await dialog.getByLabel('Code').fill(generateTotpCode(secret, new Date(Date.now() + HALF_MINUTE_MS)));
    await elsewhere.getByRole('list', { name: 'Health' }).waitFor();

    // Without the phone, a recovery code works too. It turns two-factor login off.
    await visitPage(page, `/user/${account.username}/profile`);
    const section = page.getByRole('region', { name: 'Two-factor login' });
    await section.getByText('10 recovery codes left').waitFor();
    await section.getByRole('button', { name: 'Turn off' }).click();
    const turnOff = page.getByRole('dialog');
    await turnOff.getByLabel('Current password').fill(account.password);
    await turnOff.getByLabel('Code').fill(recovery);
    await turnOff.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Two-factor login is off.').waitFor();
    await visitPage(page, '/operator');
    await page.getByRole('heading', { name: 'Turn on two-factor login' }).waitFor();
  });

  it('[OP-02:part] replies to feedback, and the audit log shows who did', async () => {
    const page = await browser.newVisitor();
    const operator = await createAccount(page);
    await promoteToOperator(operator);
    const writer = `${operator.username}.writer@example.org`;
    const message = `The bridge is missing, says ${writer}`;
    await callApi(page, 'POST', '/api/v1/feedback/', { type: 'Report bugs', message, email: writer });
    await visitPage(page, '/operator/inbox');
    const row = page.getByRole('listitem').filter({ hasText: message });
    await row.getByRole('button', { name: 'Reply' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reply: Bug' });
    await dialog.getByLabel('Reply').fill('We built it anew. Thank you!');
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('Reply sent.').waitFor();
    await row.waitFor({ state: 'detached' });
    expect((await waitForMail(writer)).text).toContain('We built it anew.');
    await page.getByRole('link', { name: 'Answered feedback' }).click();
    await row.getByText(/^answered /).waitFor();

    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByLabel('Staff member', { exact: true }).fill(operator.username);
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.waitForURL(/actor=/);
    const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
    await entries.filter({ hasText: 'Message answered' }).waitFor();
    await expect.poll(async () => await entries.count()).toBe(1);
    await expectNoSeriousAxe(page);
  });

  itInLongRun('every page of the console, with content, fits a phone and passes axe', async () => {
    const page = await browser.newVisitor({ width: 390, height: 844 });
    const operator = await createAccount(page);
    await promoteToOperator(operator);
    const [row] = await queryDatabase(`select id from users where username = '${operator.username}'`);
    const self = String(row?.['id']);
    const context = JSON.stringify([
      { author: 'Ada', text: 'Go away', isReported: true, at: '2026-01-01T00:00:00.000Z' },
    ]);
    await queryDatabase(
      `insert into reports (kind, user_id, reason, details, context, created_at) values ('user', '${self}', 'harassment', 'Again and again.', '${context}', now())`,
    );
    await callApi(page, 'POST', '/api/v1/feedback/', {
      type: 'Report bugs',
      message: 'The bridge is missing.',
      email: 'writer@example.org',
    });
    const pages = [
      '',
      '/inbox',
      '/reports',
      '/users',
      `/users/${self}`,
      '/games',
      '/payouts',
      '/jobs',
      '/notice',
      '/audit',
    ];
    const moderatorsPages = ['/reports', '/users', `/users/${self}`, '/games'];
    const lookAt = async (paths: readonly string[]): Promise<void> => {
      for (const path of paths) {
        await visitPage(page, `/operator${path}`);
        const isWide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect([path, isWide]).toEqual([path, false]);
        await expectNoSeriousAxe(page);
      }
    };
    await lookAt(pages);
    // Moderators see fewer pages.
    await queryDatabase(`update users set role = 'moderator' where id = '${self}'`);
    await lookAt(moderatorsPages);
    const places = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
    expect(await places.allTextContents()).toEqual(['Reports', 'Users', 'Games']);
  });
});
