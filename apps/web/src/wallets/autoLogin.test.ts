import { expect, it, vi } from 'vitest';
import {
  addAutoJoin,
  createAutoLogin,
  findParent,
  NONCE_MESSAGE,
  readMessage,
  type AutoLoginDoors,
  type AutoLoginState,
} from './autoLogin.ts';

const PORTAL = 'https://portal.com';
const MESSAGE = { walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', token: 'a.b.c' };
const parent = {};

function setUp(more: Partial<Pick<AutoLoginDoors, 'isSignedIn'>> = {}) {
  const shown: (AutoLoginState | null)[] = [];
  const doors = {
    parentOrigin: PORTAL,
    isParent: (source: unknown) => source === parent,
    isSignedIn: false,
    tellParent: vi.fn<AutoLoginDoors['tellParent']>(),
    readNonce: vi.fn<AutoLoginDoors['readNonce']>(async () => 'nonce'),
    verify: vi.fn<AutoLoginDoors['verify']>(async () => undefined),
    show: (state: AutoLoginState | null) => void shown.push(state),
    reload: vi.fn<AutoLoginDoors['reload']>(),
    log: vi.fn<AutoLoginDoors['log']>(),
    ...more,
  };
  return {
    doors,
    shown,
    login: createAutoLogin(doors),
    hear: (event = {}) =>
      createAutoLogin(doors).hear({ origin: PORTAL, source: parent, data: MESSAGE, ...event }),
  };
}

it('[EN-03] the message is walletAddress and token', () => {
  expect(readMessage({ ...MESSAGE, more: 1 })).toEqual(MESSAGE);
});

it('[VA-01] goes on only with both of them, and only while nobody is signed in', async () => {
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
  const { doors, hear } = setUp();
  for (const data of incomplete) await hear({ data });
  expect(doors.verify).not.toHaveBeenCalled();
  const signedIn = setUp({ isSignedIn: true });
  await signedIn.hear();
  await signedIn.login.start();
  expect(signedIn.doors.verify).not.toHaveBeenCalled();
  expect(signedIn.doors.readNonce).not.toHaveBeenCalled();
});

it('[ST-09:flow] is requested, verified, and reloads with autojoin and autologin', async () => {
  const { doors, shown, login, hear } = setUp();
  await login.start();
  expect(doors.tellParent).toHaveBeenCalledWith({ type: NONCE_MESSAGE, nonce: 'nonce' }, PORTAL);
  await hear();
  expect(doors.verify).toHaveBeenCalledWith('ethereum', {
    publicKey: MESSAGE.walletAddress,
    parentJwt: MESSAGE.token,
  });
  expect(shown.map((state) => state?.kind)).toEqual(['requested', 'verified']);
  expect(doors.reload).toHaveBeenCalledOnce();
  expect(addAutoJoin('https://play.example/play/arena?inv=x')).toBe(
    'https://play.example/play/arena?inv=x&autojoin=true&autologin=true',
  );
});

it('takes the chain from the address', async () => {
  const { doors, hear } = setUp();
  await hear({ data: { ...MESSAGE, walletAddress: 'So11111111111111111111111111111111111111112' } });
  expect(doors.verify.mock.calls[0]?.[0]).toBe('solana');
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
])('[T2] hears nothing from %s unless it is the parent', async (origin, source) => {
  const { doors, hear } = setUp();
  await hear({ origin, source });
  await hear({ origin, source, data: { type: NONCE_MESSAGE } });
  expect(doors.verify).not.toHaveBeenCalled();
  expect(doors.tellParent).not.toHaveBeenCalled();
});

it('[T2] the parent is the exact origin of the configuration', () => {
  const allowed = [PORTAL, 'http://localhost:4000'];
  expect(findParent(['https://portal.com/games/7'], allowed)).toBe(PORTAL);
  expect(findParent(['', 'http://localhost:4000'], allowed)).toBe('http://localhost:4000');
  for (const other of [
    'https://portal.com.evil.net/',
    'https://xportal.com',
    'http://portal.com',
    'null',
    '',
    'https://portal.com@evil.net',
  ])
    expect(findParent([other], allowed)).toBeNull();
  // The nearest counts: an allowed page further out is not our parent.
  expect(findParent(['https://evil.net', PORTAL], allowed)).toBeNull();
});

it('[T2] the parent of an account it never opened has to wait for a click', async () => {
  const { doors, shown, hear } = setUp();
  doors.verify.mockRejectedValueOnce({ body: { errorId: 'wallet_link_unapproved' } });
  await hear();
  const asked = shown.at(-1);
  expect(asked?.kind).toBe('approval');
  expect(doors.reload).not.toHaveBeenCalled();
  expect(doors.log).not.toHaveBeenCalled();
  if (asked?.kind === 'approval') asked.approve();
  await vi.waitFor(() => expect(doors.reload).toHaveBeenCalledOnce());
  expect(doors.verify.mock.calls[1]?.[1]).toMatchObject({ isLinkApproved: true });
});

it('[ER-06] failures are logged only', async () => {
  const { doors, shown, hear } = setUp();
  doors.verify.mockRejectedValueOnce(new Error('refused'));
  await hear();
  expect(doors.log).toHaveBeenCalledOnce();
  expect(shown.at(-1)).toBeNull();
  expect(doors.reload).not.toHaveBeenCalled();
  const lost = setUp();
  lost.doors.readNonce.mockRejectedValueOnce(new Error('unreachable'));
  await lost.login.start();
  expect(lost.doors.log).toHaveBeenCalledOnce();
});
