import { expect, it } from 'vitest';
import { readConfig } from '../../../process/config.ts';
import { isPushService } from './isPushService.ts';

const { pushServices } = readConfig({});

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('accepts the services of browsers: %s', (endpoint) => {
  expect(isPushService(endpoint, pushServices)).toBe(true);
});

it.each([
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://0x7f.1/',
  'https://0177.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://127.0.0.1.nip.io/',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/',
  'https://fcm.googleapis.com@127.0.0.1/',
  'https://me:secret@fcm.googleapis.com/',
  'https://fcm.googleapis.com.example.org/',
  'https://evilnotify.windows.com/',
  'https://notify.windows.com/',
  'https://push.services.mozilla.com.evil.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'not an address',
  '',
])('[T7] [T21] rejects other addresses: %s', (endpoint) => {
  expect(isPushService(endpoint, pushServices)).toBe(false);
});

it('accepts only configured services, and only on their port', () => {
  const own = ['http://127.0.0.1:4000'];
  expect(isPushService('http://127.0.0.1:4000/push/1', own)).toBe(true);
  expect(isPushService('http://127.0.0.1:4001/push/1', own)).toBe(false);
  expect(isPushService('https://fcm.googleapis.com/x', own)).toBe(false);
});
