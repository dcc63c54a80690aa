import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { createAccount, generateAccount, TEST_PASSWORD } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { agreeToTerms, enterPin, fillSignUpForm, readCachedUser } from './harness/signUpSteps.ts';
import { readFocusedName, tabTo } from './harness/tabTo.ts';
import { readSiteOutbox, waitForMail } from './harness/waitForMail.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

const DIALOG = '[role=dialog]';
const WRONG_PIN = /status of 4(00|10|29)/;

/** Returns a PIN that differs from the given one. */
function otherPin(pin: string): string {
  return pin === '000000' ? '000001' : '000000';
}

describe('signing up', () => {
  it('[DG-02:part] [DG-03] has two steps with a PIN from the mail, and a way back between them', async () => {
    const page = await browser.newVisitor({ expectedErrors: [WRONG_PIN] });
    const account = generateAccount();
    await visitPage(page, '/pricing');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
    const stepOne = page.getByRole('dialog', { name: 'Sign Up' });
    await stepOne.waitFor();
    expect(await stepOne.getByRole('heading', { name: 'Sign Up', exact: true }).count()).toBe(1);
    expect(await stepOne.getByRole('listitem').allTextContents()).toEqual(['1Account', '2Verify']);
    expect((await stepOne.boundingBox())?.width).toBe(400);
    await expectNoSeriousAxe(page, DIALOG);

    await fillSignUpForm(page, account);
    const stepTwo = page.getByRole('dialog', { name: 'Verify Account' });
    expect(await stepTwo.getByRole('listitem').allTextContents()).toEqual(['Account, done', '2Verify']);
    expect(await stepTwo.getByRole('listitem').last().getAttribute('aria-current')).toBe('step');
    await stepTwo.getByText(account.email).waitFor();
    await expectNoSeriousAxe(page, DIALOG);

    await stepTwo.getByRole('button', { name: 'Back' }).click();
    await stepOne.waitFor();
    expect(await stepOne.getByLabel('Username', { exact: true }).inputValue()).toBe(account.username);
    expect(await stepOne.getByLabel('Email', { exact: true }).inputValue()).toBe(account.email);
    expect(await stepOne.getByLabel('Password', { exact: true }).inputValue()).toBe(account.password);
    await stepOne.getByRole('button', { name: 'Sign Up', exact: true }).click();

    const { pin = '' } = await waitForMail(account.email, 2);
    await enterPin(page, otherPin(pin));
    await page.getByText('This PIN is incorrect.').waitFor();
    await expectNoSeriousAxe(page, DIALOG);
    // The new digits replace the wrong ones.
    await page.keyboard.type(pin);
    await page.keyboard.press('Enter');
    await agreeToTerms(page);
    await page.getByLabel(`Your account, ${account.username}`).waitFor();
    expect(new URL(page.url()).pathname).toBe('/pricing');
    await expect.poll(() => readCachedUser(page)).toMatchObject({ local: { username: account.username } });
  });

  it('says right away whether a username is free and which fields are invalid', async () => {
    const page = await browser.newVisitor();
    const { username } = await createAccount(await browser.newVisitor());
    await visitPage(page, '/pricing');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign Up' });
    const name = dialog.getByLabel('Username', { exact: true });
    await name.fill(username.toUpperCase());
    await dialog.getByText('This username is taken.').waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await name.fill(generateAccount().username);
    await dialog.locator('.pl-well[data-state="good"]').waitFor();

    await name.fill('ab');
    await dialog.getByLabel('Email', { exact: true }).fill('nobody');
    await dialog.getByLabel('Password', { exact: true }).fill('short');
    await dialog.getByText('5 more characters to go.').waitFor();
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await dialog.getByText('Usernames need at least 3 characters.').waitFor();
    await dialog.getByText('Enter a valid email.').waitFor();
    await dialog.getByText('Passwords need at least 10 characters.').waitFor();
    expect(await readFocusedName(page)).toBe('Username');
    await expectNoSeriousAxe(page, DIALOG);

    await dialog.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await dialog.getByText('Strong.').waitFor();
    await dialog.getByRole('button', { name: 'Show password' }).click();
    expect(await dialog.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  });

  itInLongRun(
    'reports an expired PIN, sends a new one after the countdown, and accepts a pasted PIN',
    async () => {
      const page = await browser.newVisitor({ expectedErrors: [WRONG_PIN] });
      const account = generateAccount();
      await page.clock.install();
      await visitPage(page, '/pricing');
      await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
      await fillSignUpForm(page, account);
      const first = await waitForMail(account.email);
      await page.getByText(/Send again in [01]:\d\d/).waitFor();
      expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);

      const ofThisSignUp = `where email = '${account.email}'`;
      await queryDatabase(`update sign_ups set pin_expires_at = now() - interval '1 second' ${ofThisSignUp}`);
      await enterPin(page, first.pin ?? '');
      await page.getByText('This PIN has expired. Request a new one.').waitFor();

      await page.clock.fastForward('01:01');
      await queryDatabase(`update sign_ups set sent_at = sent_at - interval '61 seconds' ${ofThisSignUp}`);
      await page.getByRole('button', { name: 'Send again' }).click();
      await page.getByText('We sent a new PIN. The old one no longer works.').waitFor();
      await page.getByText(/Send again in/).waitFor();
      expect(await page.getByLabel('PIN', { exact: true }).inputValue()).toBe('');
      expect(await readFocusedName(page)).toBe('PIN');

      const { pin = '' } = await waitForMail(account.email, 2);
      await page.evaluate(
        (digits) => {
          const data = new DataTransfer();
          data.setData('text/plain', digits);
          document.execCommand('insertText', false, data.getData('text/plain'));
        },
        `${pin.slice(0, 3)} ${pin.slice(3)}`,
      );
      expect(await page.getByLabel('PIN', { exact: true }).inputValue()).toBe(pin);
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox', { name: /I agree/ }).waitFor();
    },
  );

  itInLongRun('blocks guessing after five wrong PINs', async () => {
    const page = await browser.newVisitor({ expectedErrors: [WRONG_PIN] });
    const account = generateAccount();
    await visitPage(page, '/pricing');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
    await fillSignUpForm(page, account);
    const { pin = '' } = await waitForMail(account.email);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answered = page.waitForResponse(/\/verify\/$/);
      await enterPin(page, otherPin(pin));
      await answered;
      await page.getByText('This PIN is incorrect.').waitFor();
    }
    await enterPin(page, otherPin(pin));
    await page.getByText('Too many incorrect PINs. Request a new one.').waitFor();
    await enterPin(page, pin);
    await page.getByText('Too many incorrect PINs. Request a new one.').waitFor();
    expect(await queryDatabase(`select id from users where email = '${account.email}'`)).toEqual([]);
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
  });

  itInLongRun.each([
    { screen: 'a desktop', options: { width: 1440, height: 900 } },
    { screen: 'a phone', options: { width: 390, height: 844, mobile: true } },
  ])(
    'works from the home page to the settings and log-out with the keyboard alone, on $screen',
    async ({ options }) => {
      const page = await browser.newVisitor(options);
      const account = generateAccount();
      await visitPage(page, '/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await tabTo(page, 'Sign Up');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
      expect(await readFocusedName(page)).toBe('Username');
      await page.keyboard.type(account.username);
      await tabTo(page, 'Email');
      await page.keyboard.type(account.email);
      await tabTo(page, 'Password');
      await page.keyboard.type(account.password);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Verify Account' }).waitFor();
      const { pin = '' } = await waitForMail(account.email);
      expect(await readFocusedName(page)).toBe('PIN');
      await page.keyboard.type(pin);
      await page.keyboard.press('Enter');

      await page.getByRole('checkbox', { name: /I agree/ }).waitFor();
      expect(await readFocusedName(page)).toContain('I agree');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await openUserMenu(page, account.username);
      await tabTo(page, 'Settings');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      await tabTo(
        page,
        'Email newsletterOccasional product updates. You always get emails about your account.',
      );
      await page.keyboard.press('Space');
      await page.getByText('Saved.').waitFor();
      expect(await page.getByRole('switch', { name: /Email newsletter/ }).isChecked()).toBe(true);

      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.locator('a').first().focus();
      await openUserMenu(page, account.username);
      await tabTo(page, 'Log out');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/');
      await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).waitFor();
      await tabTo(page, 'Sign Up');
      await expect.poll(() => readCachedUser(page)).toBeNull();
    },
  );
});

/** Opens the user menu with the keyboard. On small screens it is in the panel that the menu button opens. */
async function openUserMenu(page: Page, username: string): Promise<void> {
  const isSmall = (page.viewportSize()?.width ?? 0) < 900;
  await tabTo(page, isSmall ? 'Menu' : `Your account, ${username}`);
  await page.keyboard.press('Enter');
}

itInLongRun('sends only the mail that was asked for', async () => {
  const account = await createAccount(await browser.newVisitor());
  expect((await readSiteOutbox(account.email)).map(({ subject }) => subject)).toHaveLength(1);
});
