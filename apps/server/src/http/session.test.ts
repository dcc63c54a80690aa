import cookie from '@fastify/cookie';
import { EMBEDDED_PAGE_HEADER_VALUE, CSRF_HEADER } from '@playloom/api-contract';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../process/config.ts';
import type { Db } from '../storage/openDatabase.ts';
import { createFakeClock } from '../testing/createFakeClock.ts';
import { clearSessionCookie, SESSION_LIFETIME_MS, getSessionCookieName } from './session.ts';
import { startSession } from '../areas/identity/sessions/sessions.ts';

const http = readConfig({ PORT: '3000' });
const https = readConfig({ PUBLIC_URL: 'https://play.example', UI_ORIGIN: 'https://content-of.example' });

/** Logs in and out, and returns the cookie headers of both responses. */
async function readCookies(config: typeof http, mark = '1') {
  const inserted: { tokenHash: string; isFramed: boolean }[] = [];
  const db = {
    insert: () => ({ values: (row: (typeof inserted)[number]) => inserted.push(row) }),
  } as unknown as Db;
  const app = fastify();
  await app.register(cookie);
  app.get('/in', async (request, reply) => {
    await startSession({ db, clock: createFakeClock(), config }, 'user', request, reply);
    return {};
  });
  app.get('/out', async (_request, reply) => {
    clearSessionCookie(config, reply);
    return {};
  });
  const signIn = await app.inject({ url: '/in', headers: { [CSRF_HEADER]: mark } });
  const signOut = await app.inject('/out');
  return { set: signIn.cookies[0], cleared: signOut.cookies[0], inserted };
}

it('pins the session cookie to this host and to https', async () => {
  const { set, cleared } = await readCookies(https);
  const wanted = { name: '__Host-playloom', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' };
  expect(set).toMatchObject({ ...wanted, maxAge: SESSION_LIFETIME_MS / 1000 });
  expect(set).not.toHaveProperty('domain');
  expect(cleared).toMatchObject({ ...wanted, value: '', expires: new Date(0) });
});

it.each([
  [https, '__Host-playloom-framed'],
  [http, 'playloom_framed'],
])('[T4] gives a frame its own cookie, partitioned by the site around it', async (config, name) => {
  const { set, inserted } = await readCookies(config, EMBEDDED_PAGE_HEADER_VALUE);
  const wanted = { name, path: '/', httpOnly: true, secure: true, sameSite: 'None', partitioned: true };
  expect(set).toMatchObject(wanted);
  expect(inserted).toMatchObject([{ isFramed: true }]);
  const first = await readCookies(config);
  expect(first.inserted).toMatchObject([{ isFramed: false }]);
});

it('hides the cookie from scripts on a laptop without https, too', async () => {
  const { set } = await readCookies(http);
  expect(set).toMatchObject({ name: 'playloom_session', path: '/', httpOnly: true, sameSite: 'Lax' });
  expect(set?.secure).toBeUndefined();
});

it('stores nothing that lets a reader of the table log in', async () => {
  const { set, inserted } = await readCookies(https);
  expect(set?.value).toMatch(/^[\w-]{43}$/);
  expect(inserted[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  expect(inserted[0]?.tokenHash).not.toContain(set?.value);
});

it('chooses the name of the cookie by the scheme of the address', () => {
  expect(getSessionCookieName(http)).toBe('playloom_session');
  expect(getSessionCookieName(https)).toBe('__Host-playloom');
});
