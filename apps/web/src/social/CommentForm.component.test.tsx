import type { Comment } from '@playloom/api-contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, type ApiAnswers, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { CommentForm } from './CommentForm.tsx';

const comment: Comment = {
  _id: 'comment-1',
  text: 'Great map!',
  createdAt: '2024-05-01T10:00:00.000Z',
  author: { _id: 'user-2', local: { username: 'grace', profilePicture: '/default-avatar.png' } },
  replyTo: null,
  mayDelete: false,
};
const added = { status: 'success' as const, message: '', data: comment };

async function openForm(answers: ApiAnswers, replyTo: Comment | null = null) {
  const calls = answerApi(answers);
  const on = { onCancelReply: vi.fn<() => void>(), onAdded: vi.fn<() => void>() };
  await renderInApp(<CommentForm gameId="game-1" voice="free" replyTo={replyTo} {...on} />);
  return { calls, ...on };
}

it('adds a comment and is empty for the next one', async () => {
  const { onAdded } = await openForm({ addComment: added });
  const field = page.getByRole('textbox', { name: 'Your comment' });
  const send = page.getByRole('button', { name: 'Comment' });
  await expect.element(send).toBeDisabled();
  await field.fill('Great map!');
  await send.click();
  await expect.poll(() => onAdded.mock.calls).toEqual([[comment]]);
  await expect.element(field).toHaveValue('');
});

it('keeps the text and says why if the server refuses it', async () => {
  const { onAdded } = await openForm({ addComment: refuse('too_many_requests', 'Wait a moment.') });
  const field = page.getByRole('textbox', { name: 'Your comment' });
  await field.fill('Great map!');
  await page.getByRole('button', { name: 'Comment' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wait a moment.');
  await expect.element(field).toHaveValue('Great map!');
  await expect.element(page.getByRole('button', { name: 'Comment' })).toBeEnabled();
  expect(onAdded).not.toHaveBeenCalled();
});

it('names whom a reply answers, and sends which comment', async () => {
  const { calls, onAdded } = await openForm({ addComment: added }, comment);
  await page.getByRole('textbox', { name: 'Your reply to grace' }).fill('Thanks!');
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect.poll(() => onAdded.mock.calls.length).toBe(1);
  expect(calls[0]?.body).toEqual({ text: 'Thanks!', replyTo: 'comment-1' });
});
