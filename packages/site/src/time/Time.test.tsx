import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Time } from './Time.tsx';

it('renders on the server in English and UTC', () => {
  expect(renderToStaticMarkup(<Time at="2026-03-04T23:30:00.000Z" className="num" />)).toBe(
    '<time dateTime="2026-03-04T23:30:00.000Z" class="whitespace-nowrap num">Mar 4, 2026</time>',
  );
  expect(renderToStaticMarkup(<Time at={0} format="month" />)).toBe(
    '<time dateTime="1970-01-01T00:00:00.000Z" class="whitespace-nowrap">January 1970</time>',
  );
});

it('has the exact time as the tooltip of a relative time', () => {
  const markup = renderToStaticMarkup(
    <Time at="2026-03-04T23:30:00.000Z" format="relative" now={Date.parse('2026-03-05T00:20:00.000Z')} />,
  );
  expect(markup).toContain('title="Mar 4, 2026, 11:30');
  expect(markup).toContain('>50 minutes ago</time>');
});
