import { EXPORT_PORTAL, findPortal, getPortalFeatures } from '@playloom/api-contract';
import { describe, expect, it } from 'vitest';
import { readVisit } from './readVisit.ts';
import { readBrowserFrameInfo, refineVisit } from './refineVisit.ts';
import { detectPortal } from './detectPortal.ts';

const portals = {
  a: { name: 'CrazyGames', patterns: ['https://crazygames.com', 'https://*.crazygames.com'], sdkUrl: null },
  b: { name: 'Poki', patterns: ['https://poki.com', 'https://*.poki-gdn.com'], sdkUrl: null },
};

function visit(headers: Record<string, string>, path = '/') {
  return readVisit(new Request(`https://play.example${path}`, { headers }), { portals });
}

describe('readVisit', () => {
  it('[RO-02:part] finds the portal from the frame and the parent address', () => {
    const framed = { 'sec-fetch-dest': 'iframe' };
    expect(visit({ ...framed, referer: 'https://www.crazygames.com/game/x' }).portal).toBe('a');
    expect(visit({ ...framed, referer: 'https://poki.com/' }).portal).toBe('b');
    expect(visit({ ...framed, referer: 'https://blog.example/' }).portal).toBeNull();
    expect(visit({ referer: 'https://poki.com/' }).portal).toBeNull();
  });

  it.each([
    'https://poki.com.evil.net/',
    'https://evilpoki.com/',
    'http://poki.com/',
    'not an address',
    'https://xcrazygames.com',
  ])('[RO-02:part] is not fooled by %s', (parent) => expect(findPortal(parent, portals)).toBeNull());

  it('recognizes the app shell and mobile systems by their user agent', () => {
    expect(visit({ 'user-agent': 'Mozilla/5.0 (iPhone) PlayloomApp/1' })).toMatchObject({
      isAppShell: true,
      mobileSystem: 'ios',
    });
    expect(visit({ 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/150' }).mobileSystem).toBe(
      'android',
    );
    expect(visit({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }).mobileSystem).toBeNull();
  });
});

describe('QF-04', () => {
  it('[QF-04:part] recognizes telegram=1 in the address and keeps it in a cookie', () => {
    expect(visit({}, '/?telegram=1').isTelegram).toBe(true);
    expect(visit({ cookie: 'a=b; telegram=1' }, '/pricing').isTelegram).toBe(true);
    for (const path of ['/', '/?telegram=0', '/?telegram']) expect(visit({}, path).isTelegram).toBe(false);
    expect(visit({ cookie: 'nottelegram=1; telegram=12' }).isTelegram).toBe(false);
  });
});

describe('values that only the browser knows', () => {
  const framing = { isFramed: true, parents: [] as string[], isDesktopIpad: false };
  const unknown = visit({});

  it('[RO-02] finds the portal from the frame and the parent address; a static export counts as portal B; without a portal all features are on', () => {
    const find = (change: Partial<typeof framing>) => detectPortal({ ...framing, ...change }, portals);
    expect(find({ parents: ['https://www.crazygames.com/game/x'] })).toBe('a');
    // Nested iframes: the portal embeds its own page, which embeds ours.
    expect(find({ parents: ['', 'https://games.poki-gdn.com', 'https://poki.com'] })).toBe('b');
    expect(find({ parents: ['https://blog.example/', 'https://evilpoki.com'] })).toBeNull();
    expect(find({ isFramed: false, parents: ['https://poki.com/'] })).toBeNull();
    expect(Object.values(getPortalFeatures(find({ isFramed: false })))).toEqual(Array(7).fill(true));
    expect(getPortalFeatures(EXPORT_PORTAL)).toBe(getPortalFeatures('b'));
  });

  it('[BN-01:part] recognizes an iPad that requests desktop pages by its touch screen', () => {
    const page = { isFramed: false, parents: [], isDesktopIpad: true };
    expect(refineVisit(unknown, page, portals)).toMatchObject({ mobileSystem: 'ios' });
    const android = { ...unknown, mobileSystem: 'android' as const };
    expect(refineVisit(android, page, portals)).toBe(android);
    const navigator = { platform: 'MacIntel', maxTouchPoints: 5 };
    const window = { self: null, top: null, document: { referrer: '' }, location: {}, navigator };
    const read = (change: object) =>
      readBrowserFrameInfo({ ...window, navigator: { ...navigator, ...change } } as unknown as Window)
        .isDesktopIpad;
    expect([read({}), read({ maxTouchPoints: 0 }), read({ platform: 'Win32' })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[RO-02:part] finds a portal that hides its address from the server, and never loses a known one', () => {
    const parents = ['', 'https://www.crazygames.com'];
    expect(refineVisit(unknown, { ...framing, parents }, portals)).toMatchObject({
      portal: 'a',
      isInIframe: true,
    });
    const known = { ...unknown, portal: 'b' as const, isInIframe: true };
    expect(refineVisit(known, { ...framing, parents }, portals)).toBe(known);
    expect(refineVisit(unknown, { ...framing, isFramed: false }, portals)).toBe(unknown);
  });
});
