import { expect, it } from 'vitest';
import { hasFooter, isEditorPath } from './shellRules.ts';

const BROWSER = { isAppShell: false };

it.each(['/skin-submission', '/skin-submission/', '/create', '/create/'])(
  '[FT-02:part] %s has no footer',
  (path) => expect(hasFooter(path, BROWSER)).toBe(false),
);

it.each(['/', '/pricing', '/games/popular', '/blog/created', '/user/creator', '/no-such-page'])(
  '[FT-02:part] %s has one',
  (path) => expect(hasFooter(path, BROWSER)).toBe(true),
);

it('[RT-01:part] the home of the app shell has no footer, nor has any page inside the app', () => {
  expect(hasFooter('/app-homepage', BROWSER)).toBe(false);
  expect(hasFooter('/pricing', { isAppShell: true })).toBe(false);
});

it('[NAV-09:rule] only the editor lets the bar scroll away', () => {
  expect(['/create', '/create/', '/create?tour=true'.split('?')[0] as string].every(isEditorPath)).toBe(true);
  expect(['/', '/created', '/blog/create', '/pricing'].some(isEditorPath)).toBe(false);
});
