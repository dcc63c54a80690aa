import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { ColorField } from './ColorField.tsx';

const text = page.getByRole('textbox', { name: 'Background' });
const picker = page.getByLabelText('Pick background');

function Background() {
  const [value, setValue] = useState<string | null>('#112233');
  return <ColorField label="Background" value={value} onValueChange={setValue} />;
}

it.each([
  ['#F80', '#ff8800'],
  ['00ff00', '#00ff00'],
])('takes %s with Enter, in the picker too', async (typed, color) => {
  await render(<Background />);
  await text.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(text).toHaveValue(color);
  await expect.element(picker).toHaveValue(color);
});

it.each(['red', '#12', ''])('keeps the color if “%s” is not a color', async (typed) => {
  await render(<Background />);
  await text.fill(typed);
  await userEvent.keyboard('{Tab}');
  await expect.element(text).toHaveValue('#112233');
  await expect.element(picker).toHaveValue('#112233');
});

it('shows a picked color as text', async () => {
  await render(<Background />);
  await picker.fill('#abcdef');
  await expect.element(text).toHaveValue('#abcdef');
});
