import { describe, expect, it } from 'vitest';
import type { Visit } from '@playloom/site/session/readVisit.ts';
import { findAppStore } from './findAppStore.ts';

const STORES = {
  androidAppUrl: 'https://play.google.com/store/apps/details?id=gg.playloom',
  iosAppUrl: 'https://apps.apple.com/app/playloom/id1',
};
const PHONE: Visit = {
  portal: null,
  isInIframe: false,
  isAppShell: false,
  mobileSystem: 'android',
  isTelegram: false,
};

describe('app store of the app banner', () => {
  it('[BN-01:store] matches the visitor’s system', () => {
    expect(findAppStore(STORES, PHONE)?.url).toBe(STORES.androidAppUrl);
    expect(findAppStore(STORES, { ...PHONE, mobileSystem: 'ios' })?.url).toBe(STORES.iosAppUrl);
  });

  it.each([
    ['on a desktop', { mobileSystem: null }],
    ['inside the app', { isAppShell: true }],
    ['inside Telegram', { isTelegram: true }],
    ['inside a frame', { isInIframe: true }],
  ] as [string, Partial<Visit>][])('[BN-01:store] is none %s', (_, change) => {
    expect(findAppStore(STORES, { ...PHONE, ...change })).toBeNull();
  });

  it('is none for a system without an app', () => {
    expect(findAppStore({ ...STORES, androidAppUrl: null }, PHONE)).toBeNull();
  });
});
