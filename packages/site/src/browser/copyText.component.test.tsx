import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { copyText } from './copyText.ts';

afterEach(() => vi.unstubAllGlobals());

it('copies on a site without HTTPS, and leaves the focus where it was', async () => {
  vi.stubGlobal('isSecureContext', false);
  await render(
    <>
      <button type="button" onClick={() => void copyText('https://play.lan/i/abc')}>
        Copy
      </button>
      <input aria-label="Link" />
    </>,
  );
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Link' }).click();
  await userEvent.paste();
  await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveValue('https://play.lan/i/abc');
});
