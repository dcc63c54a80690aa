import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toReturnPath,
  formatExpiredReturnPathCookie,
  readReturnPathCookie,
  formatReturnPathCookie,
} from './openLink.ts';
import { toSafePath } from './toSafePath.ts';

const OPEN_LINK_SECONDS = 24 * 3600;

const LEADS_AWAY = [
  '',
  'evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '//evil.example:443/',
  '//user:pass@evil.example/',
  '//localhost',
  '//0x7f000001',
  '//evil%E3%80%82example',
  '//xn--80ak6aa92e.com',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/path\\..\\..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/ok\u0000',
  '/ok\r\nSet-Cookie: a=b',
  '/ok\u007f',
  '/ok\u0085',
  '/ok\u2028',
  '\u00a0//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/../..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/./.\\evil.example',
  '/x/..//evil.example',
  '/x/%2e%2e//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:\\\\evil.example',
  'http://here.invalid@evil.example/',
  'https://here.invalid/',
  'https://here.invalid.evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/x',
  'mailto:a@evil.example',
  'ftp://evil.example',
  '@evil.example',
  '.evil.example',
  '?next=//evil.example',
  '#//evil.example',
  './/evil.example',
  '../evil.example',
  ':80',
  '%2f%2fevil.example',
  '／／evil.example',
  `/${'a'.repeat(2000)}`,
];

const STAYS_HERE = [
  '/',
  '/create',
  '/search?searchTerm=tower%20defence',
  '/docs/getting-started#rooms',
  '/user/moss_knight/profile',
  '/search?searchTerm=https://evil.example',
  '/play/a//b',
];

describe('return path after login', () => {
  it.each(LEADS_AWAY.map((value) => [JSON.stringify(value), value]))('T19: refuses %s', (_, value) => {
    expect(LEADS_AWAY.length).toBeGreaterThanOrEqual(50);
    expect(toSafePath(value)).toBeNull();
    expect(readReturnPathCookie(`openlink=${encodeURIComponent(value)}`)).toBeNull();
  });

  it.each(STAYS_HERE)('keeps %s unchanged', (path) => {
    expect(toSafePath(path)).toBe(path);
    expect(readReturnPathCookie(formatReturnPathCookie(path, false))).toBe(path);
  });

  it('T19: never returns a path that leaves the origin', () => {
    const base = 'https://playloom.example';
    const nasty = fc.stringMatching(/^[/\\.%2eEfF\t\n@:?# a-c]{1,30}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), nasty), (value) => {
        for (const candidate of [value, `/${value}`]) {
          const path = toSafePath(candidate);
          if (path === null) continue;
          expect(new URL(path, base).origin).toBe(base);
          expect(toSafePath(path)).toBe(path);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('remembers the page with query and hash, without the login parameter', () => {
    const location = { pathname: '/search', search: '?searchTerm=ice&login=open', hash: '#people' };
    expect(toReturnPath(location)).toBe('/search?searchTerm=ice#people');
    expect(toReturnPath({ pathname: '/', search: '?login=open', hash: '' })).toBe('/');
  });

  it.each(['/pin/validate/abc', '/password/reset/abc', '/account/confirm-email/abc'])(
    'does not keep the secret of %s',
    (pathname) => expect(toReturnPath({ pathname, search: '', hash: '' })).toBeNull(),
  );

  it('keeps it for one day, on this site only', () => {
    expect(OPEN_LINK_SECONDS).toBe(86_400);
    expect(formatReturnPathCookie('/a;b=c', true)).toBe(
      'openlink=%2Fa%3Bb%3Dc; Path=/; Max-Age=86400; SameSite=Lax; Secure',
    );
    expect(formatExpiredReturnPathCookie()).toContain('Max-Age=0');
  });

  it('finds its cookie among others and survives a broken one', () => {
    expect(readReturnPathCookie('a=1; xopenlink=%2Fno; openlink=%2Fcreate; b=2')).toBe('/create');
    expect(readReturnPathCookie('openlink=%E0%A4%A')).toBeNull();
    expect(readReturnPathCookie('')).toBeNull();
  });
});
