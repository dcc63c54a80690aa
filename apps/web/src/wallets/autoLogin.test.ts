import { expect, it, vi } from 'vitest';
import type { AutoLoginState } from '@playloom/site/overlays/OpenDialog.ts';
import { addAutoJoinParameters, createAutoLogin, findParentOrigin } from './autoLogin.ts';
import { readAutoLoginMessage } from './readAutoLoginMessage.ts';

const NONCE_MESSAGE = 'playloom:wallet-nonce';
type AutoLoginDependencies = Parameters<typeof createAutoLogin>[0];

const PORTAL = 'https://portal.com';
const MESSAGE = { walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', token: 'a.b.c' };
const parent = {};

function setUp(more: Partial<Pick<AutoLoginDependencies, 'isSignedIn'>> = {}) {
  const shown: (AutoLoginState | null)[] = [];
  const dependencies = {
    parentOrigin: PORTAL,
    isParent: (source: unknown) => source === parent,
    isSignedIn: false,
    postToParent: vi.fn<AutoLoginDependencies['postToParent']>(),
    readNonce: vi.fn<AutoLoginDependencies['readNonce']>(async () => 'nonce'),
    verify: vi.fn<AutoLoginDependencies['verify']>(async () => undefined),
    show: (state: AutoLoginState | null) => void shown.push(state),
    reload: vi.fn<AutoLoginDependencies['reload']>(),
    log: vi.fn<AutoLoginDependencies['log']>(),
    ...more,
  };
  return {
    dependencies,
    shown,
    login: createAutoLogin(dependencies),
    receive: (event = {}) =>
      createAutoLogin(dependencies).handleMessage({
        origin: PORTAL,
        source: parent,
        data: MESSAGE,
        ...event,
      }),
  };
}

it('[EN-03] the message is walletAddress and token', () => {
  expect(readAutoLoginMessage({ ...MESSAGE, more: 1 })).toEqual(MESSAGE);
});

it('[VA-01] requires both values and a logged-out user', async () => {
  const { walletAddress, token } = MESSAGE;
  const incomplete = [
    { walletAddress },
    { token },
    { walletAddress, token: '' },
    { walletAddress: '', token },
    { walletAddress: 7, token },
    null,
    'x',
    [],
  ];
  const { dependencies, receive } = setUp();
  for (const data of incomplete) await receive({ data });
  expect(dependencies.verify).not.toHaveBeenCalled();
  const signedIn = setUp({ isSignedIn: true });
  await signedIn.receive();
  await signedIn.login.start();
  expect(signedIn.dependencies.verify).not.toHaveBeenCalled();
  expect(signedIn.dependencies.readNonce).not.toHaveBeenCalled();
});

it('[ST-09:flow] is requested, verified, and reloads with autojoin and autologin', async () => {
  const { dependencies, shown, login, receive } = setUp();
  await login.start();
  expect(dependencies.postToParent).toHaveBeenCalledWith({ type: NONCE_MESSAGE, nonce: 'nonce' }, PORTAL);
  await receive();
  expect(dependencies.verify).toHaveBeenCalledWith('ethereum', {
    publicKey: MESSAGE.walletAddress,
    parentJwt: MESSAGE.token,
  });
  expect(shown.map((state) => state?.kind)).toEqual(['requested', 'verified']);
  expect(dependencies.reload).toHaveBeenCalledOnce();
  expect(addAutoJoinParameters('https://play.example/play/arena?inv=x')).toBe(
    'https://play.example/play/arena?inv=x&autojoin=true&autologin=true',
  );
});

it('derives the chain from the address', async () => {
  const { dependencies, receive } = setUp();
  await receive({ data: { ...MESSAGE, walletAddress: 'So11111111111111111111111111111111111111112' } });
  expect(dependencies.verify.mock.calls[0]?.[0]).toBe('solana');
});

it.each([
  ['https://portal.com.evil.net', parent],
  ['https://xportal.com', parent],
  ['http://portal.com', parent],
  ['https://portal.com:444', parent],
  ['null', parent],
  ['', parent],
  [PORTAL, {}],
  [PORTAL, null],
])('[T2] ignores messages from %s unless it is the parent', async (origin, source) => {
  const { dependencies, receive } = setUp();
  await receive({ origin, source });
  await receive({ origin, source, data: { type: NONCE_MESSAGE } });
  expect(dependencies.verify).not.toHaveBeenCalled();
  expect(dependencies.postToParent).not.toHaveBeenCalled();
});

it('[T2] the parent must be an exact configured origin', () => {
  const allowed = [PORTAL, 'http://localhost:4000'];
  expect(findParentOrigin(['https://portal.com/games/7'], allowed)).toBe(PORTAL);
  expect(findParentOrigin(['', 'http://localhost:4000'], allowed)).toBe('http://localhost:4000');
  for (const other of [
    'https://portal.com.evil.net/',
    'https://xportal.com',
    'http://portal.com',
    'null',
    '',
    'https://portal.com@evil.net',
  ])
    expect(findParentOrigin([other], allowed)).toBeNull();
  // Only the nearest page is the parent, even if a page further out is allowed.
  expect(findParentOrigin(['https://evil.net', PORTAL], allowed)).toBeNull();
});

it('[T2] a parent that never logged in to the account has to wait for a click', async () => {
  const { dependencies, shown, receive } = setUp();
  dependencies.verify.mockRejectedValueOnce({ body: { errorId: 'wallet_link_unapproved' } });
  await receive();
  const asked = shown.at(-1);
  expect(asked?.kind).toBe('approval');
  expect(dependencies.reload).not.toHaveBeenCalled();
  expect(dependencies.log).not.toHaveBeenCalled();
  if (asked?.kind === 'approval') asked.approve();
  await expect.poll(() => dependencies.reload).toHaveBeenCalledOnce();
  expect(dependencies.verify.mock.calls[1]?.[1]).toMatchObject({ isLinkApproved: true });
});

it('[ER-06] failures are logged only', async () => {
  const { dependencies, shown, receive } = setUp();
  dependencies.verify.mockRejectedValueOnce(new Error('refused'));
  await receive();
  expect(dependencies.log).toHaveBeenCalledOnce();
  expect(shown.at(-1)).toBeNull();
  expect(dependencies.reload).not.toHaveBeenCalled();
  const lost = setUp();
  lost.dependencies.readNonce.mockRejectedValueOnce(new Error('unreachable'));
  await lost.login.start();
  expect(lost.dependencies.log).toHaveBeenCalledOnce();
});
