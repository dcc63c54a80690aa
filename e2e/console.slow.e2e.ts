import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sellItem } from '../apps/server/src/testing/sellItem.ts';
import { queryDatabase } from './harness/queryDatabase.ts';
import { callApi, createAccount, type TestAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { promoteToOperator } from './harness/promoteToOperator.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { readSite } from './harness/readSite.ts';
import { readFocusedName } from './harness/tabTo.ts';
import { visitPage } from './harness/visitPage.ts';
import { waitForMail } from './harness/waitForMail.ts';

const browser = openBrowser();

const PHONE = { width: 390, height: 844, mobile: true };
const IBAN = 'DE89 3704 0044 0532 0130 00';

async function createOperator(): Promise<{ page: Page; account: TestAccount }> {
  const page = await browser.newVisitor();
  const account = await createAccount(page);
  await promoteToOperator(account);
  return { page, account };
}

async function publishGame(page: Page, title: string): Promise<{ id: string; slug: string }> {
  type Adopted = { data: { _id: string; gameSlug: string } };
  const body = { title, document: { format: 1, settings: { title } } };
  const { data } = await callApi<Adopted>(page, 'POST', '/api/v1/games/adopt', body);
  await callApi(page, 'POST', `/api/v1/games/${data._id}/draft/publish/`, {});
  return { id: data._id, slug: data.gameSlug };
}

const rowsOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem');

/** Enters the reason for a decision and confirms it. */
async function decide(page: Page, { button, reason }: { button: string; reason: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function expectToFit(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true);
}

it('[CO-04:page] a creator adds a payout method and follows each payout; operators view the details, which is recorded', async () => {
  const [creator, buyer] = [
    await browser.newVisitor({ ...PHONE, expectedErrors: [/status of 40[013]/] }),
    await browser.newVisitor(),
  ];
  const [ada, ben] = [await createAccount(creator), await createAccount(buyer)];
  const { id: gameId } = await publishGame(creator, 'Hat shop');
  const sale = { buyer: ben.username, creator: ada.username, gameId, coins: 40_000n };
  await sellItem(readSite().databaseUrl, sale);

  await visitPage(creator, `/user/${ada.username}/coins/summary/`);
  const earnings = creator.getByRole('region', { name: 'Earnings' });
  await earnings.getByText('36,000 earned coins are available for payout').waitFor();
  expect(await earnings.getByRole('button', { name: 'Request payout' }).count()).toBe(0);
  await earnings.getByRole('button', { name: 'Add payout method' }).click();
  const add = creator.getByRole('dialog', { name: 'Add payout method' });
  await add.getByRole('button', { name: 'Save' }).click();
  await add.getByText('Enter the account holder’s name.').waitFor();
  await expectNoSeriousAxe(creator, '[role=dialog]');
  await add.getByLabel('Account holder').fill('Ada Lovelace');
  await add.getByLabel('IBAN or account number').fill(IBAN.replace('00', '01'));
  await add.getByLabel('Bank country').fill('Germany');
  await add.getByLabel('Current password').fill('not the password');
  await add.getByRole('button', { name: 'Save' }).click();
  await add.getByText('This IBAN isn’t valid. Check it for typos.').waitFor();
  await add.getByLabel('IBAN or account number').fill(IBAN);
  await add.getByRole('button', { name: 'Save' }).click();
  await add
    .getByText(/password/i)
    .and(add.locator('.pl-hint'))
    .waitFor();
  await add.getByLabel('Current password').fill(ada.password);
  await add.getByRole('button', { name: 'Save' }).click();
  await earnings.getByText('Bank account ending in 3000').waitFor();

  const amount = earnings.getByLabel('Coins to pay out');
  const payouts = earnings.getByRole('list', { name: 'Payouts' }).getByRole('listitem');
  for (const [typed, shown] of [
    ['12,000', '12,000'],
    ['10 000', '10,000'],
  ] as const) {
    await amount.fill(typed);
    await earnings.getByRole('button', { name: 'Request payout' }).click();
    await payouts.filter({ hasText: shown }).getByText('Test payout · Pending').waitFor();
    await earnings.getByRole('button', { name: 'Request payout', disabled: false }).waitFor();
    expect(await amount.inputValue()).toBe('');
  }
  await expectToFit(creator);

  // A new payout method can be used only after a waiting period, and pending payouts keep the old one.
  await earnings.getByRole('button', { name: 'Change' }).click();
  const change = creator.getByRole('dialog', { name: 'Change payout method' });
  // In a short window the content of the dialog scrolls. The title must not cover it.
  await creator.setViewportSize({ width: 1440, height: 600 });
  const title = await change.getByRole('heading').boundingBox();
  const text = await change.getByText(/^For your security/).boundingBox();
  expect(title!.y + title!.height).toBeLessThanOrEqual(text!.y);
  await creator.setViewportSize({ width: 390, height: 844 });
  await change.getByRole('radio', { name: 'PayPal' }).click();
  await change.getByLabel('PayPal email').fill('ada.pays@example.org');
  await change.getByLabel('Current password').fill(ada.password);
  await change.getByRole('button', { name: 'Save' }).click();
  await earnings.getByText('PayPal a…@example.org').waitFor();
  await earnings.getByText(/^Available for payouts starting/).waitFor();
  expect(await earnings.getByRole('button', { name: 'Request payout' }).count()).toBe(0);

  const { page: operator, account } = await createOperator();
  await visitPage(operator, '/operator/payouts');
  const open = rowsOf(operator, 'Payouts').filter({ hasText: ada.username });
  expect(await open.count()).toBe(2);
  expect(await operator.content()).not.toContain('Lovelace');
  const larger = open.filter({ hasText: '12,000 coins, $14.40' });
  await larger.getByRole('button', { name: 'Show payout details' }).click();
  await larger.getByText('DE89370400440532013000').waitFor();
  await larger.getByText('Ada Lovelace').waitFor();
  await expectNoSeriousAxe(operator);
  await larger.getByRole('button', { name: 'Mark as paid' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await operator.getByRole('dialog').getByText('Enter a reference.').waitFor();
  await decide(operator, { button: 'Mark as paid', reason: 'Transfer 2041' });
  await open.filter({ hasText: '10,000' }).getByRole('button', { name: 'Reject' }).click();
  await decide(operator, { button: 'Reject', reason: 'The account is closed' });
  await expect.poll(() => open.count()).toBe(0);
  await operator.getByRole('link', { name: 'Rejected' }).click();
  await open.getByText('The account is closed').waitFor();
  await visitPage(operator, `/operator/audit?actor=${account.username}`);
  const actions = ['Payout details viewed', 'Payout paid', 'Payout rejected'];
  for (const action of actions)
    expect(await rowsOf(operator, 'Audit log').filter({ hasText: action }).count()).toBe(1);
  expect(await operator.content()).not.toContain('DE8937');

  await visitPage(creator, `/user/${ada.username}/coins/summary/`);
  await payouts.filter({ hasText: '12,000' }).getByText('Paid · Transfer 2041').waitFor();
  await payouts
    .filter({ hasText: '10,000' })
    .getByText('Rejected, coins returned · The account is closed')
    .waitFor();
  await earnings.getByText('24,000 earned coins are available for payout').waitFor();
  await earnings.getByRole('button', { name: 'Remove' }).click();
  await creator.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await earnings.getByText('No payout method yet. Add one to request payouts.').waitFor();

  // Moderators cannot see payouts.
  await queryDatabase(`update users set role = 'moderator' where username = '${account.username}'`);
  await visitPage(operator, '/operator/payouts');
  expect(await operator.getByRole('button', { name: 'Show payout details' }).count()).toBe(0);
});

it('[CM-04:page] a copyright claim removes a game, its creator sends a counter-notice, and an operator restores it', async () => {
  const creator = await browser.newVisitor({ expectedErrors: [/status of 40[04]/] });
  const borrower = await createAccount(creator);
  const [game, other] = [await publishGame(creator, 'Fox run'), await publishGame(creator, 'Owl run')];
  const painter = `${borrower.username}.painter@example.org`;

  const claimant = await browser.newVisitor({ ...PHONE, expectedErrors: [/status of 400/] });
  const sendClaim = async ({ slug }: { slug: string }): Promise<void> => {
    await visitPage(claimant, `/copyright?content=/play/${slug}`);
    await claimant.getByLabel('Your original work', { exact: true }).fill('My painting of a fox');
    await claimant.getByLabel('Link to your original work').fill('https://example.org/fox');
    await claimant.getByLabel('Full name').fill('Paula Painter');
    await claimant.getByLabel('Postal address or country').fill('1 Canvas Street, Oslo');
    await claimant.getByRole('checkbox', { name: /good faith/ }).check();
    await claimant.getByRole('checkbox', { name: /accurate/ }).check();
    await claimant.getByRole('button', { name: 'Send claim' }).click();
    await claimant.getByText('Check the fields marked below.').waitFor();
    await expectNoSeriousAxe(claimant);
    await claimant.getByText('Enter your email address.').waitFor();
    expect(await readFocusedName(claimant)).toBe('Email');
    // The form keeps the input.
    expect(await claimant.getByLabel('Full name').inputValue()).toBe('Paula Painter');
    await claimant.getByLabel('Email').fill(painter);
    await claimant.getByLabel('Electronic signature').fill('Paula Painter');
    await expectToFit(claimant);
    await claimant.getByRole('button', { name: 'Send claim' }).click();
    await claimant.getByRole('heading', { name: /^Claim \d+ received$/ }).waitFor();
    await claimant.getByText(painter).waitFor();
  };
  await sendClaim(game);
  await sendClaim(other);

  const { page: operator } = await createOperator();
  const rowOf = ({ slug }: { slug: string }) =>
    rowsOf(operator, 'Copyright claims').filter({ hasText: `/play/${slug}` });
  await visitPage(operator, '/operator/copyright');
  await rowOf(game).getByText('Paula Painter').first().waitFor();
  await rowOf(game).getByText('1 Canvas Street, Oslo').waitFor();
  await rowOf(game).getByText('Sent without an account').waitFor();
  await expectNoSeriousAxe(operator);
  await rowOf(game).getByRole('button', { name: 'Remove content' }).click();
  await decide(operator, { button: 'Remove content', reason: 'The fox is the same' });
  await rowOf(other).getByRole('button', { name: 'Reject claim' }).click();
  await decide(operator, { button: 'Reject claim', reason: 'An owl is not a fox' });
  await expect.poll(() => rowOf(other).count()).toBe(0);
  expect((await waitForMail(painter, 2)).text).toContain('An owl is not a fox');

  // The mail leads the creator to the counter-notice.
  expect((await creator.goto(`/play/${other.slug}`))?.status()).toBe(200);
  const { link = '' } = await waitForMail(borrower.email, 2);
  await visitPage(creator, new URL(link).pathname);
  await creator.getByText('This game was removed, so no one can find or play it.').waitFor();
  await creator.getByText('The fox is the same').waitFor();
  expect(await creator.content()).not.toContain(painter);
  expect(await creator.content()).not.toContain('Canvas Street');
  await creator.getByRole('button', { name: 'Send counter-notice' }).click();
  await creator.getByText('Check the fields marked below.').waitFor();
  expect(await readFocusedName(creator)).toBe('Why the game should be restored');
  await expectNoSeriousAxe(creator);
  await creator.getByLabel('Why the game should be restored').fill('I painted this fox myself.');
  await creator.getByLabel('Full name').fill('Bob Borrower');
  await creator.getByLabel('Postal address or country').fill('Norway');
  await creator.getByRole('checkbox', { name: /perjury/ }).check();
  await creator.getByRole('checkbox', { name: /jurisdiction/ }).check();
  await creator.getByLabel('Electronic signature').fill('Bob Borrower');
  await creator.getByRole('button', { name: 'Send counter-notice' }).click();
  await creator.getByText(/^We received your counter-notice on/).waitFor();

  await operator.getByRole('link', { name: 'Counter-notices' }).click();
  await rowOf(game).getByText('I painted this fox myself.').waitFor();
  await expectNoSeriousAxe(operator);
  await rowOf(game).getByRole('button', { name: 'Restore' }).click();
  await decide(operator, { button: 'Restore', reason: 'The creator painted it' });
  await operator.getByRole('link', { name: 'Restored' }).click();
  await rowOf(game).getByText('Decision: The creator painted it').waitFor();
  await visitPage(creator, new URL(link).pathname);
  await creator.getByText('The game was restored. This claim is closed.').waitFor();
  expect((await creator.goto(`/play/${game.slug}`))?.status()).toBe(200);

  const stranger = await browser.newVisitor({ expectedErrors: [/status of 404/] });
  await createAccount(stranger);
  expect((await stranger.goto(new URL(link).pathname))?.status()).toBe(404);
});

it('[CM-04:page] a report shows who sent it and how many of their reports were dismissed', async () => {
  const reporter = await browser.newVisitor();
  const [{ username }, { page: operator, account }] = [await createAccount(reporter), await createOperator()];
  const report = (
    details: string,
  ) => `insert into reports (kind, user_id, reporter_id, reason, details, context, created_at)
    select 'user', (select id from users where username = '${account.username}'), id, 'spam', '${details}', '[]', now()
    from users where username = '${username}'`;
  await queryDatabase(report('False alarm'));
  await queryDatabase(report('Second thoughts'));
  await visitPage(operator, '/operator/reports');
  const row = (details: string) =>
    rowsOf(operator, 'Reports').filter({ hasText: username }).filter({ hasText: details });
  await row('False alarm').getByText('(2 reports, 0 upheld, 0 dismissed)').waitFor();
  await row('False alarm').getByRole('button', { name: 'Dismiss' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Close report' }).click();
  await operator.getByRole('dialog').getByText('Enter a reason.').waitFor();
  await decide(operator, { button: 'Close report', reason: 'There was no spam' });
  await row('Second thoughts').getByText('(2 reports, 0 upheld, 1 dismissed)').waitFor();
  await expectNoSeriousAxe(operator);
  await row('Second thoughts').getByRole('link', { name: username }).click();
  await operator.waitForURL('**/operator/users/*');
});
