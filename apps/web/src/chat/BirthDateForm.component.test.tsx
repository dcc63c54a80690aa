import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, type ApiAnswers, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { BirthDateForm } from './BirthDateForm.tsx';

const date = page.getByLabelText('Date of birth');
const proceed = page.getByRole('button', { name: 'Continue' });

async function openForm(answers: ApiAnswers) {
  const calls = answerApi(answers);
  const on = { onSaved: vi.fn<() => void>(), onKnown: vi.fn<() => void>(), onLater: vi.fn<() => void>() };
  await renderInApp(<BirthDateForm {...on} />);
  return { calls, ...on };
}

it('[CM-03:part] saves the date and hands over whether the person may write', async () => {
  const { calls, onSaved } = await openForm({
    setBirthDate: { status: 'success', message: '', data: { canWrite: true } },
  });
  await expect.element(proceed).toBeDisabled();
  await date.fill('2001-04-30');
  await proceed.click();
  await expect.poll(() => onSaved.mock.calls).toEqual([[true]]);
  expect(calls[0]?.body).toEqual({ birthDate: '2001-04-30' });
});

it('keeps the date if the server refuses it', async () => {
  const { onSaved } = await openForm({
    setBirthDate: refuse('birth_date_wrong', 'Enter your date of birth.'),
  });
  await date.fill('2024-04-30');
  await proceed.click();
  await expect.element(page.getByText('Enter your date of birth.')).toBeVisible();
  await expect.element(date).toHaveValue('2024-04-30');
  await expect.element(proceed).toBeEnabled();
  expect(onSaved).not.toHaveBeenCalled();
});

it('goes on without an error if the date was set in another tab', async () => {
  const { onKnown } = await openForm({ setBirthDate: refuse('birth_date_known', 'It is set.') });
  await date.fill('2001-04-30');
  await proceed.click();
  await expect.poll(() => onKnown.mock.calls.length).toBe(1);
  expect(page.getByText('It is set.').elements()).toEqual([]);
});

it('can be put off', async () => {
  const { calls, onLater } = await openForm({});
  await page.getByRole('button', { name: 'Not now' }).click();
  expect(onLater).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([]);
});
