import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { createAccount, type TestAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { promoteToOperator } from './harness/promoteToOperator.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

async function signUp(): Promise<{ page: Page; account: TestAccount }> {
  const page = await browser.newVisitor();
  const account = await createAccount(page);
  await queryDatabase(`update users set birth_date = '1990-01-01' where username = '${account.username}'`);
  return { page, account };
}

it('[RT-06:part] a user posts a topic, is mentioned in a reply and notified, and a moderator ends the topic', async () => {
  const [ada, ben] = [await signUp(), await signUp()];
  await visitPage(ada.page, '/forum');
  await ada.page.getByRole('main').getByRole('link', { name: 'New topic' }).click();
  await ada.page.getByLabel('Title').fill('How do lanterns glow?');
  await ada.page.getByRole('textbox', { name: 'Text' }).fill('They are **dark**.');
  // An unsent post is kept after a reload.
  await ada.page.reload();
  await ada.page.getByRole('button', { name: 'Preview' }).click();
  expect(await ada.page.getByRole('region', { name: 'Preview' }).locator('strong').textContent()).toBe(
    'dark',
  );
  await ada.page.getByRole('button', { name: 'Post topic' }).click();
  await ada.page.waitForURL('**/forum/t/*/how-do-lanterns-glow');
  await ada.page.getByRole('article', { name: `Post 1 by ${ada.account.username}` }).waitFor();
  await expectNoSeriousAxe(ada.page);

  await visitPage(ben.page, ada.page.url());
  await ben.page.getByRole('button', { name: `Quote ${ada.account.username}` }).click();
  const text = ben.page.getByRole('textbox', { name: 'Text' });
  expect(await text.inputValue()).toContain('> They are **dark**.');
  await text.press('End');
  await text.pressSequentially(`@${ada.account.username} feed them oil.`);
  await text.press('Control+Enter');
  const answer = ben.page.getByRole('article', { name: `Post 2 by ${ben.account.username}` });
  await answer.getByRole('link', { name: `@${ada.account.username}` }).waitFor();
  expect(await text.inputValue()).toBe('');

  const notice = `${ben.account.username} mentioned you in “How do lanterns glow?”.`;
  await ada.page.getByRole('status').getByRole('link', { name: notice }).click();
  await ada.page.waitForURL('**/how-do-lanterns-glow#post-2');
  await ada.page.getByRole('article', { name: `Post 2 by ${ben.account.username}` }).waitFor();

  await promoteToOperator(ben.account);
  await ben.page.reload();
  await ben.page.getByRole('button', { name: 'Moderate' }).click();
  await ben.page.getByRole('menuitem', { name: 'Lock topic' }).click();
  const dialog = ben.page.getByRole('dialog', { name: 'Lock topic' });
  await dialog.getByRole('textbox').fill('Answered');
  await dialog.getByRole('button', { name: 'Lock topic' }).click();
  await ben.page.getByRole('main').getByText('Locked', { exact: true }).waitFor();
  await ada.page.reload();
  await ada.page.getByText('This topic is locked.').waitFor();
  expect(await ada.page.getByRole('textbox', { name: 'Text' }).count()).toBe(0);
});
