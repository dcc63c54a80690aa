import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UnreadBadge } from './UnreadBadge.tsx';

it.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1240, '9+'],
])('[NAV-08] %d unread notifications show as "%s"', (count, text) => {
  const markup = renderToStaticMarkup(<UnreadBadge count={count} />);
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(text);
  expect(markup === '').toBe(text === '');
});
