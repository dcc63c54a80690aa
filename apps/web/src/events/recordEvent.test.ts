import { expect, it } from 'vitest';
import { redactSecrets } from './redactSecrets.ts';

it.each([
  ['/pin/validate/5f0c.secret', '/pin/validate/'],
  ['/password/reset/secret/', '/password/reset/'],
  ['/account/confirm-email/secret', '/account/confirm-email/'],
  ['/user/moss_knight/profile', '/user/moss_knight/profile'],
  ['/', '/'],
])('counts %s as %s', (pathname, path) => expect(redactSecrets(pathname)).toBe(path));
