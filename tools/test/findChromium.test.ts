import { expect, it } from 'vitest';
import { findChromium } from './findChromium.ts';

function existing(...paths: string[]): (path: string) => boolean {
  return (path) => paths.includes(path);
}

it('prefers Debian’s Chromium to Chrome', () => {
  expect(findChromium({}, existing('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe('/usr/bin/chromium');
});

it('searches PATH', () => {
  const env = { PATH: '/a:/snap/bin' };
  expect(findChromium(env, existing('/snap/bin/chromium-browser'))).toBe('/snap/bin/chromium-browser');
});

it('uses only CHROMIUM_PATH when it is set', () => {
  const exists = existing('/usr/bin/chromium', '/opt/chrome');
  expect(findChromium({ CHROMIUM_PATH: '/opt/chrome' }, exists)).toBe('/opt/chrome');
  expect(findChromium({ CHROMIUM_PATH: '/opt/gone' }, exists)).toBeUndefined();
});

it('finds none on a bare machine', () => {
  expect(findChromium({ PATH: '/bin' }, existing())).toBeUndefined();
});
