import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SegmentedControl } from './SegmentedControl.tsx';

const OPTIONS = [
  { value: 'body', label: 'Body' },
  { value: 'look', label: 'Look', icon: <i /> },
] as const;

it('is a group of radio buttons, one of which is checked', () => {
  const markup = renderToStaticMarkup(
    <SegmentedControl label="Edit" value="look" options={OPTIONS} onValueChange={() => undefined} />,
  );
  expect(markup).toMatch(/role="radiogroup"[^>]*aria-label="Edit"/);
  expect(markup.match(/role="radio"/g)).toHaveLength(2);
  expect(markup.match(/aria-checked="true"/g)).toHaveLength(1);
  expect(markup).toContain('aria-label="Look"');
});

it('has no checked option if the value is null', () => {
  const markup = renderToStaticMarkup(
    <SegmentedControl label="Edit" value={null} options={OPTIONS} onValueChange={() => undefined} />,
  );
  expect(markup).not.toContain('aria-checked="true"');
});
