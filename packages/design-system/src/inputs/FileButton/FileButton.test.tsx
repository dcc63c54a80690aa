import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { FileButton } from './FileButton.tsx';

it('is a button of any look with a hidden file input', () => {
  const markup = renderToStaticMarkup(
    <FileButton label="Image file" accept="image/png" onChoose={() => undefined}>
      <Button variant="primary">Choose image</Button>
    </FileButton>,
  );
  expect(markup).toMatch(/^<button type="button"[^>]*>Choose image<\/button><input /);
  expect(markup).toContain('data-variant="primary"');
  expect(markup).toContain('type="file"');
  expect(markup).toContain('hidden=""');
  expect(markup).toContain('aria-label="Image file"');
  expect(markup).toContain('accept="image/png"');
});
