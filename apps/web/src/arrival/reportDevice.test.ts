import { expect, it } from 'vitest';
import { createMemoryStorage } from '@playloom/site/testing/createMemoryStorage.ts';
import { readDeviceId } from './deviceId.ts';
import { reportDevice } from './reportDevice.ts';

function createBrowser() {
  const sent: { path: string; body: unknown }[] = [];
  const post = async (path: string, body: unknown) => {
    sent.push({ path, body });
    return true;
  };
  return { local: createMemoryStorage(), session: createMemoryStorage(), post, sent };
}

it('[EN-07:part] creates an id once and keeps it', () => {
  const { local } = createBrowser();
  const made = readDeviceId(local);
  expect(made).toMatch(/^[0-9a-f]{32}$/);
  expect(local.getItem('v')).toBe(made);
  expect(readDeviceId(local)).toBe(made);
  expect(readDeviceId(createBrowser().local)).not.toBe(made);
});

it('[API-19:web] sends the id as v once per session, and again after login', async () => {
  const browser = createBrowser();
  const expected = { path: '/set-or-update-profile/', body: { v: readDeviceId(browser.local) } };
  await reportDevice(null, browser);
  await reportDevice(null, browser);
  expect(browser.sent).toEqual([expected]);
  await reportDevice('user-1', browser);
  await reportDevice('user-1', browser);
  expect(browser.sent).toEqual([expected, expected]);
  browser.session = createMemoryStorage();
  await reportDevice('user-1', browser);
  expect(browser.sent).toHaveLength(3);
});

it('sends nothing without storage', async () => {
  const browser = createBrowser();
  browser.local.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await reportDevice(null, browser);
  expect(browser.sent).toEqual([]);
});
