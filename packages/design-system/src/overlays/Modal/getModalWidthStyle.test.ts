import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MODAL_WIDTHS, getModalWidthStyle } from './getModalWidthStyle.ts';

const styles = readFileSync(new URL('Modal.css', import.meta.url), 'utf8');

it('[DG-08:values] has the six widths', () => {
  expect(MODAL_WIDTHS).toEqual({ xs: 300, sm: 400, md: 500, lg: 800, '2lg': 830, xl: 1000 });
  expect(getModalWidthStyle('2lg')).toEqual({ '--modal-width': '830px' });
});

it('[DG-08:values] puts alerts on layer 1000002', () => {
  expect(styles).toMatch(/\.pl-scrim\[data-alert\] \{\s+z-index: 1000002;/);
});
