import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { ReferenceField } from './ReferenceField.tsx';

const OPTIONS = [
  { id: 'gem', name: 'Gem', group: 'Items' },
  { id: 'key', name: 'Iron key', group: 'Items' },
  { id: 'knight', name: 'Knight', group: 'Units' },
];
const field = page.getByRole('button', { name: 'Drops' });
const search = page.getByRole('combobox', { name: 'Search: Drops' });

async function openField(start: string | null = 'gem') {
  function Drops() {
    const [value, setValue] = useState(start);
    return (
      <>
        <p>Elsewhere</p>
        <ReferenceField
          label="Drops"
          value={value}
          options={OPTIONS}
          noneLabel="Nothing"
          onValueChange={setValue}
        />
      </>
    );
  }
  await render(<Drops />);
  await field.click();
  await expect.element(search).toHaveFocus();
}

async function expectChosen(name: string): Promise<void> {
  await expect.element(field).toHaveTextContent(name);
  await expect.poll(() => search.elements()).toEqual([]);
}

it('finds an option by words in any order and takes it with Enter', async () => {
  await openField();
  await userEvent.keyboard('key ir');
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual(['Iron key']);
  await userEvent.keyboard('{Enter}');
  await expectChosen('Iron key');
  await expect.element(field).toHaveFocus();
});

it('starts at the chosen option and moves with the arrow keys', async () => {
  await openField();
  await expect.element(page.getByRole('option', { name: 'Gem' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await expectChosen('Knight');
});

it('can choose nothing', async () => {
  await openField();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expectChosen('Nothing');
});

it('keeps the choice with Escape and with a click elsewhere', async () => {
  await openField();
  await userEvent.keyboard('key{Escape}');
  await expectChosen('Gem');
  await expect.element(field).toHaveFocus();
  await field.click();
  await expect.element(search).toBeVisible();
  await page.getByText('Elsewhere').click();
  await expectChosen('Gem');
});

it('says that nothing was found, and Enter then chooses nothing', async () => {
  await openField();
  await userEvent.keyboard('dragon{Enter}');
  await expect.element(page.getByText('No results. Try another word.')).toBeVisible();
  await expect.element(field).toHaveTextContent('Gem');
});

it('names an option that no longer exists', async () => {
  await openField('sword');
  await expect.element(field).toHaveTextContent('sword no longer exists');
});
