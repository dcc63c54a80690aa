import { readFile } from 'node:fs/promises';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createTempFolder } from '../apps/server/src/testing/createTempFolder.ts';
import { exportTravelGame } from '../apps/server/src/testing/exportTravelGame.ts';
import { checkExport } from '../tools/export/checkExport.ts';
import { describeReport } from '../tools/export/describeReport.ts';
import { type ServedFiles, serveFiles } from '../tools/export/serveFiles.ts';
import { unzip } from '../tools/export/unzip.ts';
import { ENGINE_FOLDER } from '../tools/run/buildEngine.mjs';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { readSite } from './harness/readSite.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();
const webGlBrowser = openBrowser({ hasWebGl: true });

const MEGABYTE = 1024 ** 2;
const EXPORT_MAX = 2.5 * MEGABYTE;

/** State of the running game that tests read from the client. */
interface Reading {
  readonly me: number | null;
  readonly isPredicting: boolean;
  readonly players: readonly {
    readonly id: number;
    readonly name: string;
    readonly isBot: boolean;
    readonly at: { readonly x: number } | null;
  }[];
}
interface ExportWindow {
  playloomClient?: { running: { readPlay(): Reading } | null };
}

/** Publishes a copy of a starter and opens it in the editor. */
async function openCopy(page: Page): Promise<void> {
  const { data } = await callApi<{ data: { _id: string; gameSlug: string } }>(
    page,
    'POST',
    '/api/v1/games/custom',
    {
      game: { title: 'Yard to go', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'arena' },
    },
  );
  await callApi(page, 'POST', `/api/v1/games/${data._id}/draft/publish/`, { notes: '' });
  await visitPage(page, `/create?game=${data.gameSlug}`);
  await page.getByRole('navigation', { name: 'Game' }).waitFor();
}

async function exportFromMenu(page: Page, format: string): Promise<Uint8Array> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name: 'Export to play anywhere' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: format }).check();
  await expectNoSeriousAxe(page, '[role="dialog"]');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Export/ }).click();
  const file = await (await download).path();
  await dialog.getByText(/^Downloaded /).waitFor();
  await page.keyboard.press('Escape');
  return readFile(file);
}

/** Serves the export on another origin, so that requests to our site can be recognized. */
async function host(zip: Uint8Array): Promise<ServedFiles> {
  return serveFiles(unzip(zip), '/games/yard/');
}

async function readPlay(page: Page): Promise<Reading> {
  const reading = await page.evaluate(
    () => (globalThis as unknown as ExportWindow).playloomClient?.running?.readPlay() ?? null,
  );
  return reading ?? { me: null, isPredicting: false, players: [] };
}

/** Waits for the player's unit, walks right, and waits until it has moved. */
async function walk(page: Page): Promise<Reading> {
  const own = async () => {
    const { players, me } = await readPlay(page);
    return players.find(({ id }) => id === me)?.at?.x ?? null;
  };
  await expect.poll(own).not.toBeNull();
  await expect.poll(async () => (await readPlay(page)).isPredicting).toBe(true);
  const from = (await own()) ?? 0;
  await page.keyboard.down('d');
  await expect.poll(async () => ((await own()) ?? from) - from).toBeGreaterThan(0.5);
  await page.keyboard.up('d');
  return readPlay(page);
}

function watchRequests(page: Page): string[] {
  const origins: string[] = [];
  page.on('request', (request) => origins.push(new URL(request.url()).origin));
  page.on('websocket', (socket) => origins.push(new URL(socket.url()).origin));
  return origins;
}

describe('an exported game', () => {
  it('[RO-02:part] is exported from the editor menu and plays on another site, offline and online in our rooms', async () => {
    const creator = await browser.newVisitor();
    await createAccount(creator);
    await openCopy(creator);
    const offline = await exportFromMenu(creator, 'Offline, with bots');
    expect(offline.length).toBeLessThan(EXPORT_MAX);
    const online = await exportFromMenu(creator, 'Online, with other players');
    const [alone, together] = [await host(offline), await host(online)];

    const player = await webGlBrowser.newVisitor({ width: 907, height: 510 });
    const asked = watchRequests(player);
    await player.goto(alone.url);
    const { players, me } = await walk(player);
    expect(players.find(({ id }) => id === me)).toMatchObject({ name: 'You', isBot: false });
    expect(players.filter(({ isBot }) => isBot).length).toBeGreaterThan(3);
    expect([...new Set(asked.splice(0))]).toEqual([new URL(alone.url).origin]);
    for (const words of ['Sign Up', 'Log In', 'Playloom'])
      expect(await player.getByText(words).count()).toBe(0);
    expect(await player.locator('a[href], input').count()).toBe(0);

    await player.goto(together.url);
    const seen = await walk(player);
    expect(seen.players.find(({ id }) => id === seen.me)?.name).toMatch(/^Guest/);
    const site = readSite().url;
    expect(new Set(asked)).toEqual(
      new Set([new URL(together.url).origin, site, site.replace(/^http/, 'ws')]),
    );
    await player.goto('about:blank');
    alone.close();
    together.close();
  });

  itInLongRun('plays from a disk and passes the checks for portals', async () => {
    const creator = await browser.newVisitor();
    await createAccount(creator);
    await openCopy(creator);
    const zip = await exportFromMenu(creator, 'Offline, with bots');
    const folder = await createTempFolder('export');
    for (const [name, bytes] of unzip(zip)) {
      const file = join(folder.path, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    const player = await webGlBrowser.newVisitor({ width: 390, height: 844 });
    await player.goto(`file://${folder.path}/index.html`);
    expect((await walk(player)).players.length).toBeGreaterThan(4);
    await folder.remove();

    const report = await checkExport(zip);
    expect(describeReport(report).filter(({ isGood }) => !isGood)).toEqual([]);
    expect(report.outside).toEqual([]);
  });

  itInLongRun(
    'travels to its other maps with saved data; 3D is loaded only when it is turned on',
    async () => {
      const world = await host(await exportTravelGame(join(process.cwd(), ENGINE_FOLDER)));
      const player = await webGlBrowser.newVisitor({ width: 907, height: 510 });
      await player.goto(world.url);
      const arrive = async (map: string, visits: number): Promise<void> => {
        await player.getByRole('img', { name: `The game The ${map}` }).waitFor();
        const readSaved = () =>
          player.evaluate(
            () =>
              (JSON.parse(localStorage.getItem('playloom-saved-bay') ?? '{}') as { world?: unknown }).world,
          );
        await expect.poll(readSaved).toEqual({ visits });
        await expect.poll(async () => (await readPlay(player)).me).not.toBeNull();
      };
      await arrive('bay', 1);
      expect(world.served.map(({ path }) => path)).not.toContain('maps/1/map.js');
      await player.keyboard.press('e', { delay: 200 });
      await arrive('island', 2);
      await player.keyboard.press('e', { delay: 200 });
      await arrive('bay', 3);
      await player.reload();
      await arrive('bay', 4);

      expect(world.served.map(({ path }) => path)).not.toContain('playloom-3d.js');
      await player.keyboard.press('Escape');
      await player.getByRole('switch', { name: 'Show in 3D' }).click();
      await player
        .locator('[role=switch][aria-checked=true][aria-labelledby=hud-setting-picture-label]')
        .waitFor();
      expect(world.served.map(({ path }) => path)).toContain('playloom-3d.js');
      await player.goto('about:blank');
      world.close();
    },
  );
});
