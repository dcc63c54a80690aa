import { describe, expect, it } from 'vitest';
import { findPortal, readVisit } from './readVisit.ts';

const portals = {
  a: { name: 'CrazyGames', patterns: ['https://crazygames.com', 'https://*.crazygames.com'] },
  b: { name: 'Poki', patterns: ['https://poki.com', 'https://*.poki-gdn.com'] },
};

function visit(headers: Record<string, string>) {
  return readVisit(new Request('https://play.example/', { headers }), { portals });
}

describe('readVisit', () => {
  it('[RO-02:part] finds the portal from being framed and the parent address', () => {
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

  it('recognises the app shell and mobile systems by their user agent', () => {
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
