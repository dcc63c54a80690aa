import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

it('gives each name its own default image, always the same', () => {
  const draw = (name: string) => renderToString(<Avatar name={name} src="/default-avatar.png" />);
  const names = Array.from({ length: 40 }, (_, index) => `player${index * 7}`);
  expect(draw('moss')).toBe(draw('moss'));
  expect(draw('moss')).toContain('>M</text>');
  expect(new Set(names.map(draw)).size).toBeGreaterThan(20);
  expect(draw('moss')).not.toContain('<img');
});

it('shows an uploaded image, and a question mark without a name', () => {
  expect(renderToString(<Avatar name="moss" src="/files/moss.webp" />)).toContain('src="/files/moss.webp"');
  expect(renderToString(<Avatar name="" />)).toContain('>?</text>');
});
