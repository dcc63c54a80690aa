import type { Page } from 'playwright-core';
import type { TestAccount } from './createAccount.ts';

/** Fills in the open sign-up dialog and waits for its second step. */
export async function fillSignUpForm(page: Page, { username, email, password }: TestAccount): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await dialog.getByLabel('Username', { exact: true }).fill(username);
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByRole('dialog', { name: 'Verify Account' }).waitFor();
}

/** Fills in the PIN. Entering the last digit submits it. */
export async function enterPin(page: Page, pin: string): Promise<void> {
  const field = page.getByLabel('PIN', { exact: true });
  // Entering the same PIN again would not submit it.
  await field.fill('');
  await field.fill(pin);
}

/** Agrees to the terms in the dialog for new users. */
export async function agreeToTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Reads the cached user. Null after logging out, and the string "nothing" before anything is cached. */
export async function readCachedUser(page: Page): Promise<{ local: { username: string } } | null> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('userData'))) ?? '"nothing"');
}
