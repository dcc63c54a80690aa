import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { NumberField } from './NumberField.tsx';

const field = page.getByRole('spinbutton', { name: 'Speed' });

async function openField(part: { isInteger?: boolean; start?: number | null } = {}) {
  const onCommit = vi.fn<() => void>();
  function Speed() {
    const [value, setValue] = useState<number | null>(part.start === undefined ? 2 : part.start);
    const range = { min: 0, max: 100, integer: part.isInteger ?? false };
    return (
      <>
        <NumberField label="Speed" value={value} onValueChange={setValue} onCommit={onCommit} {...range} />
        <output>{value}</output>
      </>
    );
  }
  await render(<Speed />);
  return onCommit;
}

function readValue(): string {
  return page.getByRole('status').element().textContent;
}

it.each([
  ['2*3', '6'],
  ['1,5', '1.5'],
  ['500', '100'],
  ['-3', '0'],
])('computes %s with Enter', async (typed, value) => {
  const onCommit = await openField();
  await field.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue(value);
  expect(readValue()).toBe(value);
  expect(onCommit).toHaveBeenCalled();
});

it.each(['', '2*', 'fast'])('keeps the number if “%s” is not a number', async (typed) => {
  await openField();
  await field.fill(typed);
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('2');
  expect(readValue()).toBe('2');
});

it('takes the number when the field is left', async () => {
  await openField();
  await field.fill('7');
  await userEvent.keyboard('{Tab}');
  await expect.poll(readValue).toBe('7');
});

it('keeps the number with Escape', async () => {
  await openField();
  await field.fill('7');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('2');
  await expect.element(field).not.toHaveFocus();
  expect(readValue()).toBe('2');
});

it('steps with the arrow keys, by ten with Shift', async () => {
  await openField({ isInteger: true });
  await field.click();
  await userEvent.keyboard('{ArrowUp}');
  expect(readValue()).toBe('3');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowDown}');
  await expect.element(field).toHaveValue('12');
});

it('says that several selected numbers differ, and sets them all', async () => {
  await openField({ start: null });
  await expect.element(field).toHaveAttribute('placeholder', 'mixed');
  await field.fill('4');
  await userEvent.keyboard('{Enter}');
  expect(readValue()).toBe('4');
});
