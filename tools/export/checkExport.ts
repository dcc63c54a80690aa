import type { Page } from 'playwright-core';
import { unzip } from './unzip.ts';
import { launchChromium } from '../browser/launchChromium.ts';
import type { ExportReport, ScreenSizeReport } from './ExportReport.ts';
import { serveFiles } from './serveFiles.ts';

/** Frame sizes of CrazyGames and Poki. */
const SIZES = [
  [907, 510],
  [1216, 684],
  [1077, 606],
  [821, 462],
  [1366, 768],
  [1920, 1080],
  [1536, 864],
  [1280, 720],
  [800, 450],
  [1080, 607],
  [640, 360],
  [836, 470],
  [1031, 580],
  [390, 844],
] as const;
/** Portals reject games that take longer to load. */
const GAMEPLAY_MS = 20_000;
const FOLDER = '/some/folder/';
const MARKS = 'playloom:';

/** Plays an exported game in Chromium, served from a plain host. */
export async function checkExport(zip: Uint8Array): Promise<ExportReport> {
  const files = unzip(zip);
  const host = await serveFiles(files, FOLDER);
  const browser = await launchChromium({ hasWebGl: true });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    const requests: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('request', (request) => requests.push(request.url()));
    page.on('websocket', (socket) => requests.push(socket.url()));
    await page.goto(host.url);
    const isPlayed = await waitForGameplay(page);
    if (!isPlayed) errors.push(`The game was not playable within ${GAMEPLAY_MS / 1000} s.`);
    const bytesToGameplay = host.served.reduce((sum, { bytes }) => sum + bytes, 0);
    const marks = await readMarks(page);
    const sizes = await measureSizes(page);
    const known = [new URL(host.url).origin, ...listServers(files)];
    return {
      zipBytes: zip.length,
      files: files.size,
      bytesToGameplay,
      secondsToGameplay: (marks.find(({ name }) => name === 'gameplay-start')?.time ?? Number.NaN) / 1000,
      requests,
      outside: requests.filter(
        (url) => /^(?:https?|wss?):/.test(url) && !known.includes(new URL(url).origin),
      ),
      events: marks.map(({ name }) => name),
      errors,
      sizes,
    };
  } finally {
    await browser.close();
    host.close();
  }
}

/** Returns the origins that an online export may contact. An offline export may contact none. */
function listServers(files: ReadonlyMap<string, Uint8Array>): string[] {
  const text = new TextDecoder().decode(files.get('game.js'));
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const { online } = JSON.parse(json) as { online: { server: string; files: string } | null };
  if (online === null) return [];
  const { origin } = new URL(online.server);
  return [origin, origin.replace(/^http/, 'ws'), new URL(online.files).origin];
}

function waitForGameplay(page: Page): Promise<boolean> {
  return page
    .waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, `${MARKS}gameplay-start`, {
      timeout: GAMEPLAY_MS,
    })
    .then(
      () => true,
      () => false,
    );
}

function readMarks(page: Page): Promise<{ name: string; time: number }[]> {
  return page.evaluate(
    (start) =>
      performance
        .getEntriesByType('mark')
        .filter(({ name }) => name.startsWith(start))
        .map(({ name, startTime }) => ({ name: name.slice(start.length), time: startTime })),
    MARKS,
  );
}

async function measureSizes(page: Page): Promise<ScreenSizeReport[]> {
  const reports: ScreenSizeReport[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const hasScrollBars = await page.evaluate(async () => {
      await new Promise((settle) => void requestAnimationFrame(settle));
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return scrollWidth > clientWidth || scrollHeight > clientHeight || clientWidth < window.innerWidth;
    });
    reports.push({ width, height, hasScrollBars });
  }
  return reports;
}
