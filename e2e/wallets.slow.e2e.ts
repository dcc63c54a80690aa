import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { createTestPortal } from '../apps/server/src/testing/createTestPortal.ts';
import { createEthereumWallet } from '../apps/server/src/testing/createWallets.ts';
import { runStatement } from '../apps/server/src/testing/runStatement.ts';
import { startChainNode } from '../apps/server/src/testing/startChainNode.ts';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { useFakeClient } from './harness/fakeClient.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { enterGame, findPlayerByName } from './harness/playTogether.ts';
import { startConfiguredSite } from './harness/startConfiguredSite.ts';
import { visitPage } from './harness/visitPage.ts';

const AUDIENCE = 'the games of these tests';
const wallet = createEthereumWallet();
const ownWallet = createEthereumWallet();
const portal = await createTestPortal({ now: () => new Date() }, AUDIENCE);
const state = { isHonest: true };

/** Server for other sites. `portal.localhost` is a configured portal; all other host names are unknown sites. */
const outside = createServer((request, response) => void answer(request, response));
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://portal.localhost');
  if (url.pathname === '/favicon.ico') return void response.writeHead(204).end();
  if (url.pathname === '/') return void response.setHeader('content-type', 'text/html').end(portalPage());
  const nonce = state.isHonest ? (url.searchParams.get('nonce') ?? '') : 'invented';
  const token = await portal.sign({ walletAddress: wallet.address, nonce });
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ walletAddress: wallet.address, token }));
}
await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
const { port } = outside.address() as AddressInfo;
const PORTAL = `http://portal.localhost:${port}`;
afterAll(() => outside.close());

const OIL = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TEN_OIL = 10n * 10n ** 18n;
const node = await startChainNode({
  [OIL]: { type: 'ERC20', name: 'Lantern Oil', symbol: 'OIL', balances: { [ownWallet.address]: TEN_OIL } },
});
afterAll(() => node.close());

const site = startConfiguredSite({
  CHAIN_NODES: JSON.stringify({ base: node.url }),
  WALLET_ISSUERS: portal.issuers({ origins: [PORTAL], audience: AUDIENCE }),
  AGENT_ENVIRONMENT: 'true',
});
const browser = openBrowser();

/**
 * Returns a portal page that follows the documentation: it answers a nonce with the wallet address and a signed token.
 */
function portalPage(): string {
  const origin = JSON.stringify(new URL(site.at('/')).origin);
  return `<!doctype html><title>Portal</title><iframe style="width:1200px;height:800px" allow="autoplay; fullscreen"></iframe><script>
    window.received = [];
    const frame = document.querySelector('iframe');
    addEventListener('message', async ({ origin, source, data }) => {
      if (origin !== ${origin} || source !== frame.contentWindow) return;
      received.push(data);
      if (data.type !== 'playloom:wallet-nonce') return;
      const answer = await fetch('/token?nonce=' + data.nonce);
      frame.contentWindow.postMessage(await answer.json(), ${origin});
    });
    frame.src = ${origin} + location.hash.slice(1);
  </script>`;
}

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

async function readUsername(frame: Frame): Promise<string | undefined> {
  return frame.evaluate(async () => {
    const { data } = (await (await fetch('/api/v1/user/')).json()) as {
      data: { local: { username: string } } | null;
    };
    return data?.local.username;
  });
}

it('[ST-09] [QF-02] a portal signs its visitor in by wallet: requested, verified, and straight into the game', async () => {
  const page = await browser.newVisitor();
  await useFakeClient(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/auth/ethereum/verify', async (route) => {
    await held.promise;
    await route.continue();
  });
  const reloaded = page.waitForRequest((request) => request.url().includes('autojoin=true&autologin=true'));
  await page.goto(`${PORTAL}/#/play/arena`);
  const frame = await frameOf(page);
  const dialog = frame.getByRole('dialog', { name: 'Logging you in' });
  await dialog.waitFor();
  // With AGENT_ENVIRONMENT, the dialog closes by itself.
  await dialog.waitFor({ state: 'detached' });
  held.resolve();
  await reloaded;
  await frame.waitForFunction(() => (window.fakeClient?.starts.length ?? 0) > 0);
  expect(await readUsername(frame)).toMatch(/^player_[0-9a-f]{10}$/);
  // A new user is asked for consent before anything else.
  await frame.getByRole('dialog', { name: 'One last thing' }).waitFor();
});

it('[ER-06] [T2] a failed login is only logged, and a site that is not listed receives nothing', async () => {
  const page = await browser.newVisitor({ expectedErrors: [/401/] });
  state.isHonest = false;
  const logged = page.waitForEvent('console', (message) => message.text().includes('wallet login failed'));
  await page.goto(`${PORTAL}/#/play/arena`);
  await logged;
  const frame = await frameOf(page);
  await frame.getByRole('button', { name: /play/i }).first().waitFor();
  expect(await readUsername(frame)).toBeUndefined();

  const calls: string[] = [];
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
  await page.goto(`http://evil.localhost:${port}/#/embed/arena`);
  const embedded = await frameOf(page);
  await embedded.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.evaluate(async () => {
    const answer: unknown = await (await fetch('/token?nonce=x')).json();
    document.querySelector('iframe')?.contentWindow?.postMessage(answer, '*');
  });
  expect(await readUsername(embedded)).toBeUndefined();
  expect(calls.filter((path) => path.startsWith('/auth/'))).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { received: unknown[] }).received)).toEqual([]);
});

/** Adds a wallet to the page that approves every request. */
async function installWallet(page: Page): Promise<void> {
  await page.exposeFunction('signAsWallet', (hex: string) =>
    ownWallet.sign(Buffer.from(hex.slice(2), 'hex').toString()),
  );
  await page.addInitScript((address) => {
    const page = window as unknown as { ethereum: object; signAsWallet: (hex: string) => Promise<string> };
    page.ethereum = {
      request: async ({ method, params }: { method: string; params?: string[] }) =>
        method === 'eth_requestAccounts' ? [address] : page.signAsWallet(params?.[0] ?? ''),
    };
  }, ownWallet.address);
}

it('[RT-10] settings contain everything the owner can change; a wallet is linked there, logs in and is unlinked', async () => {
  const page = await browser.newVisitor({ expectedErrors: [/status of 403/] });
  await page.goto(site.at('/pricing'));
  const account = await createAccount(page, { site: site.site() });
  const settings = site.at(`/user/${account.username}/profile`);
  await visitPage(page, settings);
  const controls = ['Change email', 'Change password', 'Delete my account'];
  for (const name of controls) expect(await page.getByRole('button', { name }).count()).toBe(1);
  const places = ['Profile', 'Notifications', 'Sessions', 'Your data'];
  for (const name of places) expect(await page.getByRole('region', { name, exact: true }).count()).toBe(1);

  const wallets = page.getByRole('region', { name: 'Wallets', exact: true });
  await wallets.getByRole('button', { name: 'Link a wallet' }).click();
  await wallets.getByText('No wallet found').waitFor();
  await installWallet(page);
  await visitPage(page, settings);
  await wallets.getByRole('button', { name: 'Link a wallet' }).click();
  await wallets.getByText('Your current password is incorrect.').waitFor();
  await wallets.getByLabel('Current password').fill(account.password);
  await wallets.getByRole('button', { name: 'Link a wallet' }).click();
  await wallets.getByText('Ethereum').waitFor();
  await expectNoSeriousAxe(page);

  await callApi(page, 'POST', '/api/v1/logout/', undefined, site.site().url);
  await visitPage(page, site.at('/?login=open'));
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: 'Log in with a wallet' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await visitPage(page, settings);
  await wallets.getByRole('button', { name: /^Unlink/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await wallets.getByText('No linked wallets yet.').waitFor();
});

interface Made {
  data: { _id: string; gameSlug: string };
}

/** Creates a game with a new account. */
async function makeGame(page: Page): Promise<Made['data']> {
  await page.goto(site.at('/pricing'));
  await createAccount(page, { site: site.site() });
  const body = {
    game: { title: 'Lantern keepers', sandboxMode: 'advanced', preferredRegion: '' },
    templateInfo: { templateSlug: 'blank' },
  };
  return (await callApi<Made>(page, 'POST', '/api/v1/games/custom', body, site.site().url)).data;
}

it('[RT-17] the owner of a game sets its token, on a page that no one else can open', async () => {
  const page = await browser.newVisitor({ expectedErrors: [/status of 400/] });
  const { _id } = await makeGame(page);
  const path = site.at(`/web3/manage-game/${_id}`);
  await visitPage(page, path);
  for (const name of ['Enable Web3', 'Utility token']) {
    await page.getByRole('switch', { name }).press('Space');
    await page.getByRole('switch', { name, checked: true }).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  }
  await page.getByText('No token yet.').waitFor();
  const address = page.getByLabel('Contract address');
  await address.fill(OIL.replace('5aA', '5AA'));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('its checksum doesn’t match').waitFor();
  await address.fill(OIL);
  await page.getByLabel('Icon URL').fill('https://localhost/icon.png');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Use a public https URL for the icon').waitFor();
  await page.getByLabel('Icon URL').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Lantern Oil saved.').waitFor();
  await visitPage(page, path);
  await page.getByText('OIL', { exact: true }).waitFor();
  expect(await page.getByRole('switch', { checked: true }).count()).toBe(2);
  await expectNoSeriousAxe(page);

  const other = await browser.newVisitor({ expectedErrors: [/status of 40[34]/] });
  await visitPage(other, path);
  await other.getByRole('heading', { name: 'Log in to see the Web3 settings' }).waitFor();
  await createAccount(other, { site: site.site() });
  expect((await visitPage(other, path))?.status()).toBe(404);
  await other.getByText('Game not found. It may have been deleted or belong to someone else.').waitFor();
});

itInLongRun('a rule rewards only players who hold the token', async () => {
  const owner = await browser.newVisitor();
  const { _id, gameSlug } = await makeGame(owner);
  const api = (method: string, path: string, body: unknown) =>
    callApi(owner, method, `/api/v1/games/${_id}/${path}`, body, site.site().url);
  await api('PATCH', 'web3/', { isWeb3Enabled: true, isUTEnabled: true });
  const token = { chain: 'base', type: 'ERC20', tokenAddress: OIL, iconSourceUrl: null };
  await api('PUT', 'web3/tokens/game/', token);
  const draft = await callApi<Draft>(
    owner,
    'GET',
    `/api/game/${_id}/game-data-for-creators/`,
    undefined,
    site.site().url,
  );
  await api('POST', 'publish/', { document: withReward(draft) });

  const guest = await browser.newVisitor();
  await visitPage(guest, site.at(`/play/${gameSlug}`));
  const shown = guest.getByRole('region', { name: 'Token' });
  await shown.getByText('Lantern Oil').waitFor();
  await shown.getByRole('button', { name: 'Log in to link a wallet' }).waitFor();
  await enterGame(guest, site.at(`/play/${gameSlug}`), 'Nobody');
  const holder = await browser.newVisitor();
  await holder.goto(site.at('/pricing'));
  const { username } = await createAccount(holder, { site: site.site() });
  await runStatement(
    await site.databaseUrl(),
    `insert into wallets (user_id, chain, address, linked_at)
     select id, 'ethereum', '${ownWallet.address}', now() from users where username = '${username}'`,
  );
  await enterGame(holder, site.at(`/play/${gameSlug}`), username);
  await expect.poll(async () => (await findPlayerByName(guest, username))?.score).toBe(10);
  expect((await findPlayerByName(guest, 'Nobody'))?.score).toBe(0);
});

interface Draft {
  rules: unknown[];
}

/** Adds a rule that gives ten points to every player who holds ten tokens. */
function withReward(game: Draft): Draft {
  const player = { get: 'eachPlayer' };
  const reward = {
    do: 'ifThen',
    condition: { get: 'holdsToken', player, amount: 10 },
    then: [{ do: 'setScore', player, score: 10 }],
  };
  const rule = {
    id: 'reward',
    name: 'Reward',
    when: { when: 'everySeconds', seconds: 1 },
    do: [{ do: 'forEachPlayer', players: { get: 'allPlayers' }, actions: [reward] }],
  };
  return { ...game, rules: [...game.rules, rule] };
}
