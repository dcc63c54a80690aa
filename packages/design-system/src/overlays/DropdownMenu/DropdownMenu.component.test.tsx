import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { DropdownMenu } from './DropdownMenu.tsx';
import { MenuEntryList } from './MenuEntryList.tsx';

const opener = page.getByRole('button', { name: 'Options' });
const item = (name: string) => page.getByRole('menuitem', { name });

async function openMenu() {
  const on = { rename: vi.fn<() => void>(), duplicate: vi.fn<() => void>(), remove: vi.fn<() => void>() };
  const entries = [
    { label: 'Rename', onSelect: on.rename },
    { label: 'Duplicate', disabled: true, onSelect: on.duplicate },
    { label: 'Delete', tone: 'danger' as const, onSelect: on.remove },
  ];
  await render(
    <DropdownMenu trigger={<button type="button">Options</button>}>
      <MenuEntryList entries={entries} />
    </DropdownMenu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Rename')).toHaveFocus();
  return on;
}

async function expectClosed(): Promise<void> {
  await expect.poll(() => page.getByRole('menu').elements()).toEqual([]);
  await expect.element(opener).toHaveFocus();
}

it('moves with the arrow keys past entries that are not available, and runs one with Enter', async () => {
  const { remove } = await openMenu();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('Rename')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  await expectClosed();
  expect(remove).toHaveBeenCalledTimes(1);
});

it('moves to an entry by its first letter', async () => {
  await openMenu();
  await userEvent.keyboard('d');
  await expect.element(item('Delete')).toHaveFocus();
});

it('closes with Escape, and the button has the focus again', async () => {
  const { rename, remove } = await openMenu();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect([rename.mock.calls, remove.mock.calls]).toEqual([[], []]);
});

it('stays open if the entry is not available', async () => {
  const { duplicate } = await openMenu();
  await item('Duplicate').click({ force: true });
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(duplicate).not.toHaveBeenCalled();
});
