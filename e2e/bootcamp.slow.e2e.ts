import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { enterGame } from './harness/playTogether.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser({ hasWebGl: true });

/** Name of the button that completes a step for the learner. */
const DO_STEP = /for me$|^Start the game$/;

const panel = (page: Page) => page.getByRole('complementary', { name: 'Bootcamp' });
const current = (page: Page) => panel(page).locator('[aria-current="step"]');
const nextLesson = (page: Page) => panel(page).getByRole('button', { name: 'Next lesson' });
const map = (page: Page) => page.getByRole('application', { name: 'Map' });

async function expectDone(page: Page, title: string): Promise<void> {
  await panel(page).locator('[data-done]', { hasText: title }).waitFor();
}

async function expectLesson(page: Page, number: number): Promise<void> {
  await panel(page)
    .getByRole('button', { name: `Lesson ${number} of 10` })
    .waitFor();
}

/** Lets the course do the remaining steps of a lesson, then opens the next lesson. */
async function finishLesson(page: Page): Promise<void> {
  const end = nextLesson(page);
  while ((await end.count()) === 0) {
    const title = await current(page).locator('button').first().innerText();
    await current(page).getByRole('button', { name: DO_STEP }).click();
    await panel(page).locator('[data-done]', { hasText: title }).or(end).first().waitFor();
  }
  await end.click();
}

/** Paints with a real mouse, on the layer that the lesson names. */
async function paintPath(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'All layers' }).getByText('Path', { exact: true }).click();
  await map(page).focus();
  await page.keyboard.press('b');
  const box = (await map(page).boundingBox())!;
  const at = (part: number) => box.x + box.width * part;
  await page.mouse.move(at(0.3), box.y + box.height * 0.45);
  await page.mouse.down();
  await page.mouse.move(at(0.85), box.y + box.height * 0.45, { steps: 30 });
  await page.mouse.up();
}

/** Writes the rule of lesson 4 as a learner would. */
async function writeRule(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Show me' }).click();
  await page
    .getByRole('button', { name: /New rule/ })
    .first()
    .click();
  await page.keyboard.type('picks up');
  await page
    .getByRole('option', { name: /picks up/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expectDone(page, 'Start a rule');
  await page.keyboard.type('score');
  await page
    .getByRole('option', { name: /to the score of/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expectDone(page, 'Give a point');
}

itInLongRun(
  '[BN-02] without BOOTCAMP_URL the banner leads to a course in the editor that ends with a published game',
  async () => {
    const page = await browser.newVisitor({ width: 1440, height: 900 });
    await visitPage(page, '/pricing');
    const banner = page.getByRole('complementary', { name: 'Free coding bootcamp' });
    await banner.getByRole('link').click();
    await page.waitForURL('**/bootcamp');
    await page.getByRole('heading', { name: 'Make your first multiplayer game' }).waitFor();
    await expect.poll(() => page.title()).toBe('Free coding bootcamp · Playloom');
    expect(
      await page
        .getByRole('list')
        .getByRole('link', { name: /^Lesson \d+:/ })
        .count(),
    ).toBe(10);
    await expectNoSeriousAxe(page);
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await page.waitForURL(/[?&]local=/);
    await page.locator('.map-canvas[data-state="drawing"]').waitFor();
    await expectLesson(page, 1);
    await expectNoSeriousAxe(page);

    // Lessons 1 and 2: painting and editing are done by hand.
    await paintPath(page);
    await expectDone(page, 'Paint a path');
    await finishLesson(page);
    await expectLesson(page, 2);
    await panel(page).getByRole('button', { name: 'Show me' }).click();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Zara');
    await name.press('Enter');
    await expectDone(page, 'Name your hero');
    const speed = page.getByRole('spinbutton', { name: 'Speed', exact: true });
    await speed.fill('8');
    await speed.press('Enter');
    await expectDone(page, 'Change the speed');

    // Progress and game are still there after a reload, and on the course page.
    await page.reload();
    await expectDone(page, 'Change the speed');
    await visitPage(page, '/bootcamp');
    await page.getByText('2 of 4 steps · 5 minutes').waitFor();
    await page.getByRole('link', { name: 'Continue lesson 2' }).click();
    await finishLesson(page);
    await finishLesson(page);
    await expectLesson(page, 4);
    await writeRule(page);
    for (let lesson = 4; lesson <= 9; lesson += 1) {
      await expectLesson(page, lesson);
      await finishLesson(page);
    }

    // The last lesson needs an account: game and progress move into it.
    await expectLesson(page, 10);
    await createAccount(page);
    await page.reload();
    await page.waitForURL(/[?&]game=/);
    const slug = new URL(page.url()).searchParams.get('game') ?? '';
    for (const title of ['Test it with two players', 'Give your game a name', 'Say what it is about']) {
      await current(page).getByText(title).waitFor();
      await current(page).getByRole('button', { name: DO_STEP }).click();
      await expectDone(page, title);
    }
    await page.getByText('Saved', { exact: true }).waitFor();
    await panel(page).getByRole('button', { name: 'Open Publish' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Publish/ })
      .click();
    await page.getByRole('dialog', { name: 'Your game is live' }).getByRole('status').waitFor();
    await page.keyboard.press('Escape');
    await panel(page).getByText('You finished the bootcamp!').waitFor();
    const link = panel(page).getByLabel('Link to your game');
    expect(await link.inputValue()).toMatch(new RegExp(`/play/${slug}$`));
    await expectNoSeriousAxe(page);

    type Progress = { data: { steps: string[]; gameSlug: string } };
    const readProgress = async () => (await callApi<Progress>(page, 'GET', '/api/v1/course-progress/')).data;
    await expect.poll(async () => (await readProgress()).steps).toContain('publish/publish');
    expect((await readProgress()).gameSlug).toBe(slug);
    await visitPage(page, '/bootcamp');
    await page.getByText('Your game is live!').waitFor();

    const friend = await browser.newVisitor();
    await enterGame(friend, `/play/${slug}`, 'Mika');
  },
);
