import Undo from 'lucide-react/icons/undo';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DensityContext } from '../../styling/DensityContext.ts';
import { ToolButton } from './ToolButton.tsx';

it('stays focusable while it is disabled, so that its tooltip can be read', () => {
  const markup = renderToStaticMarkup(<ToolButton label="Undo" Icon={Undo} disabled />);
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toContain(' disabled=');
});

it('has its name and state for screen readers, and the density of its surroundings', () => {
  const markup = renderToStaticMarkup(
    <DensityContext value="compact">
      <ToolButton label="Grid" Icon={Undo} pressed size="sm" />
    </DensityContext>,
  );
  expect(markup).toContain('aria-label="Grid"');
  expect(markup).toContain('aria-pressed="true"');
  expect(markup).toContain('data-density="compact"');
});
