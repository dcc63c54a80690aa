import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { runStatement } from '../apps/server/src/testing/runStatement.ts';
import { queryDatabase } from './harness/queryDatabase.ts';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser, type VisitorOptions } from './harness/openBrowser.ts';
import { startConfiguredSite } from './harness/startConfiguredSite.ts';

const browser = openBrowser();
// Publishing a new version prompts every user of the site, so this file uses its own site.
const versionedSite = startConfiguredSite({});

const DIALOG = '[role=dialog]';
const NEW_USER = 'You need to agree to our TOS and Privacy Policy in order to continue.';
/** The bell and the live socket may still send their first request during the log-out. */
const OVERTAKEN_BY_LOGOUT = /status of 401 .*(notifications\/count|chat-auth)/;
const RETURNING_USER = 'You need to agree our Privacy Policy in order to continue.';

type StoredConsent = { second_step_done: boolean; is_approved: boolean; marketing_opt_in: boolean };

async function readConsent(username: string): Promise<StoredConsent> {
  const [row] = await queryDatabase(
    `select second_step_done, terms_approved_at is not null as is_approved, marketing_opt_in
     from users where username = '${username}'`,
  );
  return row as StoredConsent;
}

async function visitAsNewUser(path: string, options?: VisitorOptions) {
  const page = await browser.newVisitor(options);
  const account = await createAccount(page, { consent: false });
  await page.goto(path);
  const dialog = page.getByRole('dialog', { name: 'One last thing' });
  await dialog.waitFor();
  return { page, account, dialog };
}

/** Simulates a changed policy: the account is complete, but its approval is missing. */
async function visitAsReturningUser(path: string) {
  const page = await browser.newVisitor();
  const account = await createAccount(page);
  await queryDatabase(`update users set terms_approved_at = null where username = '${account.username}'`);
  await page.goto(path);
  const dialog = page.getByRole('dialog', { name: 'Our privacy policy' });
  await dialog.waitFor();
  return { page, account, dialog };
}

async function readCache(page: Page): Promise<Record<string, unknown> | null> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('userData'))) ?? 'null');
}

it('[ST-01] [API-18] new users approve the terms, returning ones the policy, and the cached user gets both fields', async () => {
  const { page, account, dialog } = await visitAsNewUser('/pricing');
  // A verified PIN alone does not complete the second step.
  expect(await readConsent(account.username)).toEqual({
    second_step_done: false,
    is_approved: false,
    marketing_opt_in: false,
  });
  await expect
    .poll(() => readCache(page))
    .toMatchObject({
      isSecondStepAfterSignupCompleted: false,
      lastTermsAndPrivacyApprovalDate: null,
    });
  await dialog.getByRole('checkbox', { name: /I agree to the Terms/ }).check();
  await dialog.getByRole('checkbox', { name: /news/ }).check();
  const call = page.waitForRequest('**/api/v1/update-user-consent');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  expect((await call).postDataJSON()).toEqual({ isTOSAndPrivacyApproved: true, marketingOptIn: true });
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => readCache(page))
    .toMatchObject({
      isSecondStepAfterSignupCompleted: true,
      lastTermsAndPrivacyApprovalDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      marketingOptIn: true,
    });
  expect(await readConsent(account.username)).toEqual({
    second_step_done: true,
    is_approved: true,
    marketing_opt_in: true,
  });
  await page.reload();
  await page.getByLabel(`Your account, ${account.username}`).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  const back = await visitAsReturningUser('/pricing');
  await back.dialog.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await back.dialog.getByRole('button', { name: 'Continue' }).click();
  await back.dialog.waitFor({ state: 'detached' });
  expect(await readConsent(back.account.username)).toMatchObject({
    second_step_done: true,
    is_approved: true,
  });
  await expect
    .poll(() => readCache(back.page))
    .toMatchObject({
      isSecondStepAfterSignupCompleted: true,
      lastTermsAndPrivacyApprovalDate: expect.stringMatching(/^\d{4}/),
    });
});

itInLongRun('[VA-02] without consent nothing is sent, and an icon and a message explain why', async () => {
  const cases = [
    { ...(await visitAsNewUser('/pricing')), sentence: NEW_USER, boxes: 2 },
    { ...(await visitAsReturningUser('/pricing')), sentence: RETURNING_USER, boxes: 1 },
  ];
  for (const { page, dialog, sentence, boxes } of cases) {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    expect(await dialog.getByRole('checkbox').count()).toBe(boxes);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const error = dialog.getByText(sentence, { exact: true });
    await error.waitFor();
    expect(await error.locator('svg').count()).toBe(1);
    expect(await dialog.getByRole('checkbox').first().getAttribute('aria-invalid')).toBe('true');
    await expectNoSeriousAxe(page, DIALOG);
    await dialog.getByRole('checkbox').first().check();
    await error.waitFor({ state: 'detached' });
    expect(calls.filter((url) => url.includes('update-user-consent'))).toEqual([]);
    // The newsletter checkbox is optional.
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
});

it('[DG-04] asks new and returning users, shows both texts above the dialog, and cannot be dismissed', async () => {
  const { page, dialog } = await visitAsNewUser('/pricing');
  expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await dialog.waitFor();
  await expectNoSeriousAxe(page, DIALOG);
  for (const [name, heading] of [
    ['Terms and Conditions', '1. What Playloom is'],
    ['Privacy Policy', /./],
  ] as const) {
    await dialog.getByRole('link', { name }).click();
    const viewer = page.getByRole('dialog', { name, exact: true });
    await viewer.waitFor();
    const text = page.frameLocator(`iframe[title="${name}"]`);
    await text.getByRole('heading', { name: heading }).first().waitFor();
    await expectNoSeriousAxe(page, '[role=dialog]:last-of-type');
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await dialog.waitFor();
  }
  // The dialog does not cover the agreement pages.
  await page.goto('/agreement/pp');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  const back = await visitAsReturningUser('/pricing');
  await back.dialog.getByRole('link', { name: 'Privacy Policy' }).click();
  await back.page.getByRole('dialog', { name: 'Privacy Policy', exact: true }).waitFor();
});

it('[DG-04] an operator publishes a version, and a returning user agrees to it once', async () => {
  const site = versionedSite.site();
  const reader = await browser.newVisitor();
  const operator = await browser.newVisitor();
  const decliner = await browser.newVisitor({
    width: 390,
    height: 844,
    mobile: true,
    expectedErrors: [OVERTAKEN_BY_LOGOUT],
  });
  const reading = await createAccount(reader, { site });
  const declining = await createAccount(decliner, { site });
  const { username } = await createAccount(operator, { site });
  await runStatement(
    await versionedSite.databaseUrl(),
    `update users set role = 'operator', two_factor_since = now() where username = '${username}'`,
  );

  await operator.goto(versionedSite.at('/operator/agreements'));
  const row = operator
    .getByRole('list', { name: 'Agreements' })
    .getByRole('listitem')
    .filter({ hasText: 'Privacy Policy' });
  await row.getByText(/^Version 1, in effect since/).waitFor();
  await row.getByRole('button', { name: 'Publish new version' }).click();
  await row.getByRole('button', { name: 'Publish version 2' }).click();
  await row.getByText('Describe what changed.').waitFor();
  await row.getByRole('textbox', { name: 'What changed' }).fill('We store replays for a week.');
  await row.getByRole('textbox', { name: 'Text' }).fill('## Replays\n\n<b>One week.</b>');
  await row.getByRole('button', { name: 'Show preview' }).click();
  await row.getByRole('region', { name: 'Preview' }).getByText('<b>One week.</b>').waitFor();
  await expectNoSeriousAxe(operator, 'main');
  await row.getByRole('button', { name: 'Publish version 2' }).click();
  const question = operator.getByRole('alertdialog');
  await question.getByText(/All users, including you, will be asked/).waitFor();
  await question.getByRole('button', { name: 'Publish' }).click();
  await operator.getByRole('dialog', { name: 'Our privacy policy' }).waitFor();

  await reader.goto(versionedSite.at('/pricing'));
  const dialog = reader.getByRole('dialog', { name: 'We updated our Privacy Policy', exact: true });
  await dialog
    .getByRole('region', { name: 'What changed' })
    .getByText('We store replays for a week.')
    .waitFor();
  await expectNoSeriousAxe(reader, DIALOG);
  await dialog.getByRole('checkbox', { name: 'I agree to the Privacy Policy.' }).check();
  const call = reader.waitForRequest('**/api/v1/update-user-consent');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  expect((await call).postDataJSON()).toMatchObject({ versions: { tos: 1, pp: 2 } });
  await dialog.waitFor({ state: 'detached' });
  await reader.reload();
  await reader
    .getByRole('button', { name: /^Your account/ })
    .first()
    .waitFor();
  expect(await reader.getByRole('dialog').count()).toBe(0);

  // A user who does not agree can log out, and is asked again after logging in.
  await decliner.goto(versionedSite.at('/pricing'));
  const asked = decliner.getByRole('dialog', { name: 'Our privacy policy' });
  await asked.getByRole('button', { name: 'Log out' }).click();
  await decliner.getByRole('banner').getByRole('button', { name: 'Sign Up' }).waitFor();
  const login = { login: declining.username, password: declining.password };
  await callApi(decliner, 'POST', '/api/v1/login/', login, site.url);
  await decliner.goto(versionedSite.at('/pricing'));
  await asked.getByText('We store replays for a week.').waitFor();

  // The agreed versions are stored.
  const agreed = await runStatement(
    await versionedSite.databaseUrl(),
    `select tos_version, pp_version from consents where user_id = (select id from users where username = '${reading.username}') order by approved_at`,
  );
  expect(agreed).toEqual([
    { tos_version: 1, pp_version: 1 },
    { tos_version: 1, pp_version: 2 },
  ]);

  await reader.goto(versionedSite.at('/agreement/pp'));
  const text = reader.frameLocator('iframe[title="Privacy Policy"]');
  await text.getByText('<b>One week.</b>').waitFor();
  await reader.getByRole('link', { name: /^Version 1,/ }).click();
  await reader.getByText(/A newer version has replaced it/).waitFor();
  await text.getByRole('heading', { name: /1. Who is responsible/ }).waitFor();
});

it('[ER-05] a failed consent shows an error and can be sent again', async () => {
  const { page, dialog } = await visitAsNewUser('/pricing', {
    expectedErrors: [/status of 500/, /ERR_FAILED/],
  });
  await dialog.getByRole('checkbox').first().check();
  const failure = { status: 'error', errorId: 'internal_error', message: 'Broken.' };
  await page.route('**/api/v1/update-user-consent', (route) => route.fulfill({ status: 500, json: failure }));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('alert')
    .getByText('Something went wrong, please try again later..', { exact: true })
    .waitFor();
  await page.unroute('**/api/v1/update-user-consent');
  await page.route('**/api/v1/update-user-consent', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await failed;
  await page
    .getByRole('alert')
    .getByText('Something went wrong, please try again later..', { exact: true })
    .waitFor();
  await page.unroute('**/api/v1/update-user-consent');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await readCache(page)).toMatchObject({ isSecondStepAfterSignupCompleted: true });
});

itInLongRun(
  '[RT-02:part] adds tour=true to the address of the editor after consent, and to no other page',
  async () => {
    const { page, dialog } = await visitAsNewUser('/create?from=mail');
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/create?from=mail&tour=true');

    const other = await visitAsNewUser('/pricing?from=mail');
    await other.dialog.getByRole('checkbox').first().check();
    await other.dialog.getByRole('button', { name: 'Continue' }).click();
    await other.dialog.waitFor({ state: 'detached' });
    expect(new URL(other.page.url()).search).toBe('?from=mail');
  },
);

it.each(inject('long') ? [1440, 390] : [390])(
  'lets users who do not agree log out, at %i pixels',
  async (width) => {
    const { page, dialog } = await visitAsNewUser('/pricing', {
      width,
      mobile: width < 900,
      expectedErrors: [OVERTAKEN_BY_LOGOUT],
    });
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).waitFor();
    expect(await readCache(page)).toBeNull();
  },
);
