import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { UnsavedChanges, useReportUnsaved } from './UnsavedChanges.tsx';

function Note() {
  const [text, setText] = useState('');
  useReportUnsaved('note', text !== '');
  return <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />;
}

const note = page.getByRole('textbox', { name: 'Note' });
const leave = page.getByRole('link', { name: 'Elsewhere' });
const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
const otherPage = page.getByRole('heading', { name: 'Another page' });

beforeEach(async () => {
  await renderInApp(
    <UnsavedChanges>
      <Note />
    </UnsavedChanges>,
  );
});

it('lets an unchanged page go', async () => {
  await leave.click();
  await expect.element(otherPage).toBeVisible();
});

it('stays with the text if the person changes their mind', async () => {
  await note.fill('Half a sentence');
  await leave.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => question.elements()).toEqual([]);
  await expect.element(note).toHaveValue('Half a sentence');
});

it('asks again after Escape, and leaves when told to', async () => {
  await note.fill('Half a sentence');
  await leave.click();
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => question.elements()).toEqual([]);
  await leave.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(otherPage).toBeVisible();
});

it('does not ask once the text is as it was', async () => {
  await note.fill('Half a sentence');
  await note.clear();
  await leave.click();
  await expect.element(otherPage).toBeVisible();
});
