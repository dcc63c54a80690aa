import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, type ApiAnswers, refuse } from '../testing/answerApi.ts';
import { renderInApp } from '../testing/renderInApp.tsx';
import ReportDialog from './ReportDialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Report' });
const details = dialog.getByRole('textbox', { name: 'Details (optional)' });
const send = dialog.getByRole('button', { name: 'Send report' });

async function openReport(answers: ApiAnswers) {
  const calls = answerApi(answers);
  const onClose = vi.fn<() => void>();
  await renderInApp(<ReportDialog subject={{ kind: 'user', username: 'grace' }} onClose={onClose} />);
  return { calls, onClose };
}

it('[CM-04:part] sends the reason and the details, thanks, and closes', async () => {
  const { calls, onClose } = await openReport({ sendReport: { status: 'success', message: '' } as never });
  await dialog.getByRole('radio', { name: 'Spam or a scam' }).click();
  await details.fill('They sell accounts.');
  await send.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await expect.element(page.getByText('Thanks. We’ll review your report.')).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({
    subject: { kind: 'user', username: 'grace' },
    reason: 'spam',
    details: 'They sell accounts.',
  });
});

it('keeps the report if the server refuses it, and can send it again', async () => {
  const { calls, onClose } = await openReport({
    sendReport: refuse('too_many_requests', 'Too many reports. Try again later.'),
  });
  await details.fill('They sell accounts.');
  await send.click();
  await expect.element(dialog.getByText('Too many reports. Try again later.')).toBeVisible();
  await expect.element(details).toHaveValue('They sell accounts.');
  await send.click();
  await expect.poll(() => calls.length).toBe(2);
  expect(onClose).not.toHaveBeenCalled();
});

it('[CM-04:part] asks about the work only for copyright, and requires it', async () => {
  const { calls } = await openReport({});
  const work = dialog.getByRole('textbox', { name: 'Your work' });
  expect(work.elements()).toEqual([]);
  await dialog.getByRole('radio', { name: 'Uses my work (copyright)' }).click();
  await expect.element(work).toBeVisible();
  await send.click();
  await expect.element(work).toHaveFocus();
  expect(calls).toEqual([]);
});

it('chooses a reason with the arrow keys', async () => {
  await openReport({});
  await dialog.getByRole('radio', { name: 'Bullying or harassment' }).click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(dialog.getByRole('radio', { name: 'Hate speech' })).toBeChecked();
});
