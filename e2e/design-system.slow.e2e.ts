import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser, type VisitorOptions } from './harness/openBrowser.ts';

const browser = openBrowser();

async function openShowcase(options?: VisitorOptions): Promise<Page> {
  const page = await browser.newVisitor(options);
  await page.goto('/design-system');
  await waitUntilHydrated(page);
  return page;
}

/** Clicks before hydration are lost, so this clicks until the counter changes. */
async function waitUntilHydrated(page: Page): Promise<void> {
  const count = page.getByText(/^Pressed \d+ times$/);
  await page.waitForLoadState('load');
  for (let tries = 0; tries < 50 && (await count.textContent()) === 'Pressed 0 times'; tries++) {
    await page.getByRole('button', { name: 'Press xs' }).click();
  }
  expect(await count.textContent()).not.toBe('Pressed 0 times');
}

const WIDTHS = { xs: 300, sm: 400, md: 500, lg: 800, '2lg': 830, xl: 1000 };

it('[DG-08] dialogs are as wide as their size says', async () => {
  const page = await openShowcase();
  for (const [size, width] of Object.entries(WIDTHS)) {
    await page.getByRole('button', { name: `Open ${size} (` }).click();
    const dialog = page.getByRole('dialog', { name: `Size ${size}` });
    expect((await dialog.boundingBox())?.width).toBe(width);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
});

it('[DG-08] an alert asks Yes or Cancel on layer 1000002', async () => {
  const page = await openShowcase();
  await page.getByRole('button', { name: 'Open confirmation' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  expect(await alert.getByRole('button').allTextContents()).toEqual(['Cancel', 'Yes']);
  expect(await alert.evaluate((element) => getComputedStyle(element.parentElement as Element).zIndex)).toBe(
    '1000002',
  );
  await alert.getByRole('button', { name: 'Cancel' }).click();
  await alert.waitFor({ state: 'detached' });
  await page.getByText('Answer: none').waitFor();
  await page.getByRole('button', { name: 'Open confirmation' }).click();
  await alert.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Answer: left').waitFor();
  await alert.waitFor({ state: 'detached' });
  await page.locator('button:focus', { hasText: 'Open confirmation' }).waitFor();
});

it('[ST-04] shows an error for 2000 ms and a success as success', async () => {
  const page = await browser.newVisitor();
  await page.clock.install();
  await page.goto('/design-system');
  await page.clock.runFor(1000);
  await waitUntilHydrated(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const error = page.getByRole('alert').getByText('Something went wrong.');
  const region = page.locator('[data-toast-region]');

  await page.getByRole('button', { name: 'Show error' }).click();
  await region.getByText('Something went wrong.').waitFor();
  expect(await error.count()).toBe(1);
  await page.clock.runFor(1999);
  expect(await region.getByText('Something went wrong.').count()).toBe(1);
  await page.clock.runFor(1);
  await region.getByText('Something went wrong.').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Show success' }).click();
  await region.getByRole('status').getByText('Saved.').waitFor();
  await region.getByText('Saved.').hover();
  await page.clock.runFor(60_000);
  expect(await region.getByText('Saved.').count()).toBe(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(2000);
  await region.getByText('Saved.').waitFor({ state: 'detached' });
});

it('[VA-04] counts characters and stops typed keys from reaching the page, except Enter and Escape', async () => {
  const page = await openShowcase();
  const username = page.getByRole('textbox', { name: 'Username' });
  await username.pressSequentially('moss');
  await page.getByText('4/20').waitFor();
  await username.fill('x'.repeat(20));
  await username.press('y');
  expect(await username.inputValue()).toBe('x'.repeat(20));

  const field = page.getByRole('textbox', { name: 'Key test' });
  const receivedKeys = page.getByLabel('Keys the page received');
  await page.getByRole('button', { name: 'Press xs' }).press('q');
  await field.pressSequentially('wasd ');
  await field.press('ArrowUp');
  await field.press('Enter');
  await field.press('Escape');
  await page.getByText('q Enter Escape').waitFor();
  expect(await receivedKeys.textContent()).toBe('q Enter Escape');
  expect(await field.inputValue()).toBe('wasd ');

  const message = page.getByRole('textbox', { name: 'Message' });
  await message.press('w');
  expect(await receivedKeys.textContent()).toBe('q Enter Escape');
  await page.getByText('21/140').waitFor();
});

it('a dialog traps the focus and returns it when closed', async () => {
  const page = await openShowcase();
  await page.getByRole('button', { name: 'Open sm (' }).click();
  const dialog = page.getByRole('dialog', { name: 'Size sm' });
  const field = dialog.getByRole('textbox', { name: 'Text field' });
  const close = dialog.getByRole('button', { name: 'Close' });
  const isFocused = (locator: typeof field) =>
    locator.evaluate((element) => element === document.activeElement);

  expect(await isFocused(field)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused(close)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused(field)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused(close)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('button:focus', { hasText: 'Open sm' }).waitFor();
});

itInLongRun('a dialog moves between its steps', async () => {
  const page = await openShowcase();
  await page.getByRole('button', { name: 'Open Sign Up' }).click();
  const signUp = page.getByRole('dialog', { name: 'Sign Up' });
  expect(await signUp.locator('[aria-current="step"]').textContent()).toBe('1Account');
  await signUp.getByRole('textbox', { name: 'Username' }).press('Enter');
  const verify = page.getByRole('dialog', { name: 'Verify Account' });
  expect(await verify.locator('[aria-current="step"]').textContent()).toBe('2Verify');
  expect(await verify.getByRole('button', { name: 'Verify' }).isDisabled()).toBe(true);
  await page.keyboard.type('408123');
  expect(await verify.getByRole('button', { name: 'Verify' }).isEnabled()).toBe(true);
  await verify.getByRole('button', { name: 'Back' }).click();
  await signUp.waitFor();
});

itInLongRun('a PIN is one field for typing, pasting and erasing', async () => {
  const page = await openShowcase();
  const pin = page.getByRole('textbox', { name: 'PIN', exact: true });
  await pin.click({ position: { x: 4, y: 20 } });
  await page.keyboard.type('4a0-8');
  expect(await pin.inputValue()).toBe('408');
  await page.keyboard.press('Home');
  await page.keyboard.type('1');
  expect(await pin.inputValue()).toBe('4081');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+a');
  // Insert the whole text at once, like pasting.
  await page.keyboard.insertText('123 456 7');
  expect(await pin.inputValue()).toBe('123456');
  await page.getByText('Entered: 123456').waitFor();
});

itInLongRun('menu, list, tabs and switch work with the keyboard', async () => {
  const page = await openShowcase();
  const region = page.getByRole('combobox', { name: 'Region', exact: true });
  await region.press('Enter');
  await page.locator('[role="option"]:focus', { hasText: 'Anywhere' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.locator('[role="option"]:focus', { hasText: 'Europe' }).press('Enter');
  await page.getByText('Chosen: eu').waitFor();

  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Sound', checked: true }).press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Sound', checked: false }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'New' }).press('ArrowRight');
  await page.getByText('Most liked first.').waitFor();

  await page.getByRole('switch', { name: 'Sound on' }).press('Space');
  await page.getByRole('switch', { name: 'Sound off' }).waitFor();

  await page.getByRole('button', { name: 'Show password' }).first().click();
  expect(await page.getByRole('textbox', { name: 'New password' }).getAttribute('type')).toBe('text');
});

it('closes a compact menu or popover with Escape and returns the focus', async () => {
  const page = await openShowcase();
  const menu = page.getByRole('menu');
  await page.getByRole('button', { name: 'Compact menu' }).press('Enter');
  await page.locator('[role="menuitem"]:focus', { hasText: 'Undo' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.locator('[role="menuitem"]:focus', { hasText: 'Delete' }).press('Escape');
  await menu.waitFor({ state: 'detached' });
  await page.locator('button[aria-label="Compact menu"]:focus').waitFor();

  await page.getByRole('button', { name: 'Right-click here' }).focus();
  await page.getByRole('button', { name: 'Right-click here' }).click({ button: 'right' });
  await page.getByRole('menu', { name: 'Context menu' }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await page.locator('button:focus', { hasText: 'Right-click here' }).waitFor();

  await page.getByRole('button', { name: 'Choose team' }).click();
  await page.locator('input[aria-label="Search: Teams"]:focus').fill('sk');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Teams' }).waitFor({ state: 'detached' });
  await page.locator('button:focus', { hasText: 'Sky' }).waitFor();
  expect(await menu.count()).toBe(0);
});

it('calculates in a number field, and takes the same file twice', async () => {
  const page = await openShowcase();
  const width = page.getByRole('spinbutton', { name: 'Width' });
  await width.fill('(4+1)*2');
  await width.press('Enter');
  expect(await width.inputValue()).toBe('10');
  await width.press('Shift+ArrowDown');
  expect(await width.inputValue()).toBe('9');

  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
  await page.getByLabel('Any file').setInputFiles(file);
  await page.getByText('Files: a.txt', { exact: true }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).press('Enter');
  await (await chooser).setFiles(file);
  await page.getByText('Files: a.txt, a.txt', { exact: true }).waitFor();
});

itInLongRun('the slash key focuses the search field and is not typed', async () => {
  const page = await openShowcase();
  await page.getByRole('button', { name: 'Press xs' }).press('/');
  const focused = page.locator('input[type="search"]:focus');
  expect(await focused.inputValue()).toBe('');
  await page.keyboard.type('/');
  expect(await focused.inputValue()).toBe('/');
});

itInLongRun('a loading button ignores clicks and a banner can be dismissed', async () => {
  const page = await openShowcase();
  const before = await page.getByText(/^Pressed \d+ times$/).textContent();
  await page.getByRole('button', { name: 'Saving' }).first().click({ force: true });
  expect(await page.getByText(/^Pressed \d+ times$/).textContent()).toBe(before);
  await page.locator('#feedback').getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('You can dismiss this banner.').waitFor({ state: 'detached' });
});

itInLongRun.each([
  {
    screen: 'phone',
    options: { width: 390, height: 844, mobile: true },
    dialogBox: { x: 0, y: 0, width: 390 },
  },
  { screen: 'tablet', options: { width: 820, height: 1180 }, dialogBox: { x: 0, y: 0, width: 820 } },
  { screen: 'desktop', options: { width: 1440, height: 900 }, dialogBox: { x: 520, width: 400 } },
])('passes axe and does not scroll sideways on a $screen', async ({ options, dialogBox }) => {
  const page = await openShowcase(options);
  await expectNoSeriousAxe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.width);
  await page.getByRole('button', { name: 'Open Sign Up' }).click();
  expect(await page.getByRole('dialog', { name: 'Sign Up' }).boundingBox()).toMatchObject(dialogBox);
});

itInLongRun('passes axe while a dialog or an alert is open', async () => {
  const page = await openShowcase();
  await page.getByRole('button', { name: 'Open Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await dialog.waitFor();
  await expectNoSeriousAxe(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Open delete confirmation' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectNoSeriousAxe(page);
});
