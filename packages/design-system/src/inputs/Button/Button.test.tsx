import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';

it('does not submit a form unless asked to', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"');
});

it('announces that it is busy and stays focusable while loading', () => {
  const markup = renderToStaticMarkup(<Button loading>Save</Button>);
  expect(markup).toContain('aria-busy="true"');
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toContain(' disabled=');
});

it('gives its look to a link, which keeps its own classes and text', () => {
  const markup = renderToStaticMarkup(
    <Button asChild variant="primary" icon={<i />} className="mt-2">
      <a href="/make" className="own">
        Make
      </a>
    </Button>,
  );
  expect(markup).toBe(
    '<a href="/make" class="pl-button mt-2 own" data-variant="primary" data-size="md"><i></i>Make</a>',
  );
});
