import { describe, expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { createAccount, generateAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { promoteToOperator } from './harness/promoteToOperator.ts';
import { openBrowser } from './harness/openBrowser.ts';

const browser = openBrowser();

const DIALOG = '[role=dialog]';

describe('feedback', () => {
  it('[DG-05] has five types, a message and an email; is sent, stored, and visible to the operator', async () => {
    const page = await browser.newVisitor({ expectedErrors: [/status of 503/] });
    const { email } = generateAccount();
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Report a bug' }).click();
    const dialog = page.getByRole('dialog', { name: 'Feedback' });
    await dialog.waitFor();
    expect(
      await dialog
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value)),
    ).toEqual([
      'Report bugs',
      'Report loading issues',
      'Report issues with performance',
      'Add an engine suggestion',
      'Other',
    ]);
    expect(await dialog.getByRole('radio', { name: 'Report bugs' }).isChecked()).toBe(true);
    await expectNoSeriousAxe(page, DIALOG);
    const send = dialog.getByRole('button', { name: 'Send', exact: true });
    await send.click();
    await dialog.getByText('Write a message first.').waitFor();
    const message = `The bridge is missing (${email})`;
    await dialog.getByLabel('Message').fill(message);
    await dialog.getByText(`${message.length}/4,000`).waitFor();
    await dialog.getByRole('radio', { name: 'Report loading issues' }).check();
    await dialog.getByLabel('Email').fill('nobody');
    await send.click();
    await dialog.getByText('Enter a valid email.').waitFor();
    await dialog.getByLabel('Email').fill(email);

    const failure = { status: 'error', errorId: 'unavailable', message: 'Try again in a moment.' };
    await page.route('**/api/v1/feedback/', (route) => route.fulfill({ status: 503, json: failure }));
    await send.click();
    await dialog.getByRole('alert').getByText('Try again in a moment.').waitFor();
    await page.unroute('**/api/v1/feedback/');
    await send.click();
    await page.getByRole('dialog', { name: 'Thank you' }).waitFor();
    await expectNoSeriousAxe(page, DIALOG);
    const stored = await queryDatabase(
      `select type, message, email, path from feedback where email = '${email}'`,
    );
    expect(stored).toEqual([{ type: 'Report loading issues', message, email, path: '/pricing' }]);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await promoteToOperator(await createAccount(page));
    await page.goto('/operator/inbox');
    const row = page.getByRole('listitem').filter({ hasText: message });
    await row.getByText('Loading problem').waitFor();
    await row.getByText(email).first().waitFor();
  });
});
