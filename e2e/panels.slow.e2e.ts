import type { Frame, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { readSite } from './harness/readSite.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser({ isBare: false });
const HOSTILE_RELEASE = 999;
/** Console errors about blocked requests, which these tests cause on purpose. */
const REFUSALS = /Content Security Policy|sandbox|Blocked|net::ERR|Failed to load|status of/i;

/** Tries everything a panel must not be able to do, and reports the results to the page. */
const PROBE = `<form id="form" method="post" action="/api/v1/log-out/" target="_top"></form><script>
  const attempts = {
    evaluation: () => new Function('return "done"')(),
    cookie: () => (document.cookie = 'probe=1', document.cookie.includes('probe') ? 'done' : 'nothing'),
    localStorage: () => localStorage.setItem('probe', '1'),
    indexedDb: () => new Promise((resolve, reject) => {
      const request = indexedDB.open('probe');
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    }),
    serviceWorker: () => navigator.serviceWorker.register('/sw.js'),
    parentPage: () => parent.document.title,
    topNavigation: () => { top.location.href = '/probe-was-here'; },
    popup: () => open('/', '_blank') ? 'done' : 'nothing',
    modal: () => confirm('probe') ? 'done' : 'nothing',
    fetch: () => fetch('/files/none.png'),
    webSocket: () => new Promise((resolve, reject) => {
      const socket = new WebSocket('ws://' + location.host + '/rooms/');
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error('refused'));
    }),
    formPost: () => { document.getElementById('form').submit(); return 'asked'; },
    nestedFrame: () => new Promise((resolve, reject) => {
      const frame = document.createElement('iframe');
      frame.src = '/files/none.png';
      addEventListener('securitypolicyviolation', () => reject(new Error('refused')));
      frame.onload = () => resolve('done');
      document.body.append(frame);
    }),
    clipboard: () => navigator.clipboard.readText(),
  };
  const violations = new Set();
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    violations.add(effectiveDirective + ' ' + blockedURI.split(':')[0]));
  (async () => {
    const results = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      try { results[name] = String((await attempt()) ?? 'done'); } catch { results[name] = 'refused'; }
    }
    playloom.send('probe', { ...results, violations: [...violations].sort().join(', ') });
  })();
</script>`;

let gameId = '';
beforeAll(async () => {
  const html = PROBE.replaceAll("'", "''");
  const [game] = await queryDatabase(`select id from games where slug = 'harbour'`);
  gameId = String(game?.['id']);
  await queryDatabase(
    `insert into releases (game_id, release, engine_version, document, document_hash, projection, created_at)
     select game_id, ${HOSTILE_RELEASE}, engine_version,
       jsonb_set(document::jsonb, '{data,ui,log,htmlData}', to_jsonb('${html}'::text))::text,
       'probe', projection, now() from releases where game_id = '${gameId}' and release = 1
     on conflict do nothing`,
  );
});

const uiOrigin = () => readSite().url.replace('://', '://ui.').replace('ui.127.0.0.1', 'ui.localhost');

/** Opens a panel like the game does. Its messages are collected in `window.said`. */
async function openPanel(page: Page, release: number, sandbox: string | null): Promise<Frame> {
  const url = `${uiOrigin()}/panels/${gameId}/${release}/log`;
  await page.evaluate(
    ([src, attribute]) => {
      const said: unknown[] = [];
      Object.assign(window, { said });
      const frame = document.createElement('iframe');
      if (attribute !== null) frame.setAttribute('sandbox', attribute);
      frame.addEventListener('load', () => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => said.push(data));
        port1.start();
        Object.assign(window, { port: port1 });
        frame.contentWindow?.postMessage('playloom:panel', '*', [port2]);
      });
      frame.src = src ?? '';
      document.body.append(frame);
    },
    [url, sandbox] as const,
  );
  await page.waitForFunction(() => 'port' in window);
  const frame = page.frames().find((one) => one.url() === url);
  if (!frame) throw new Error(`No frame shows ${url}.`);
  return frame;
}

describe('a panel of a game', () => {
  it('receives messages of the game and reports clicks', async () => {
    const page = await browser.newVisitor();
    await visitPage(page, '/pricing');
    const frame = await openPanel(page, 1, 'allow-scripts');
    await page.evaluate(() => {
      const { port } = window as unknown as { port: MessagePort };
      port.postMessage({ event: 'totals', value: [7, 15, 2, 3] });
    });
    await frame.locator('#coins', { hasText: '7' }).waitFor();
    expect(await frame.locator('#rank').textContent()).toBe('a true islander');
    await frame.locator('[data-event="close"]').click();
    await page.waitForFunction(() => (window as unknown as { said: unknown[] }).said.length > 0);
    const said = await page.evaluate(() => (window as unknown as { said: unknown[] }).said);
    expect(said).toEqual([{ event: 'close', value: null }]);
  });

  it.each([
    ['in the frame of the game', 'allow-scripts'],
    ['in a frame without the sandbox attribute', null],
  ])('[T1:part] cannot leave its sandbox, %s', async (_, sandbox) => {
    const page = await browser.newVisitor({ expectedErrors: [REFUSALS] });
    await visitPage(page, '/pricing');
    const before = page.url();
    await openPanel(page, HOSTILE_RELEASE, sandbox);
    await page.waitForFunction(() => (window as unknown as { said: unknown[] }).said.length > 0);
    const said = await page.evaluate(() => (window as unknown as { said: unknown[] }).said);
    const { value } = said[0] as { value: Record<string, string> };
    expect(value).toEqual({
      cookie: 'refused',
      localStorage: 'refused',
      indexedDb: 'refused',
      serviceWorker: 'refused',
      parentPage: 'refused',
      topNavigation: 'refused',
      popup: 'nothing',
      modal: 'nothing',
      fetch: 'refused',
      webSocket: 'refused',
      formPost: 'asked',
      nestedFrame: 'refused',
      clipboard: 'refused',
      evaluation: 'refused',
      violations: 'connect-src http, connect-src ws, frame-src http, script-src eval',
    });
    expect(page.url()).toBe(before);
  });

  it('[T1:part] cannot navigate its frame to another site', async () => {
    const page = await browser.newVisitor({ expectedErrors: [REFUSALS] });
    await visitPage(page, '/pricing');
    const frame = await openPanel(page, 1, 'allow-scripts');
    await page.evaluate(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        refused.push(effectiveDirective),
      );
    });
    const leave = (url: string) =>
      frame.evaluate((to) => void (location.href = to), url).catch(() => undefined);
    await leave('https://evil.example/');
    await page.waitForFunction(() => (window as unknown as { refused: string[] }).refused.length > 0);
    const refused = await page.evaluate(() => (window as unknown as { refused: string[] }).refused);
    expect(refused).toEqual(['frame-src']);
  });
});
