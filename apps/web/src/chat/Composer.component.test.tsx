import type { ChatChannel } from '@playloom/api-contract';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { Composer } from './Composer.tsx';
import type { ChatStore } from './createChatStore.ts';

const channel: ChatChannel = {
  _id: 'channel-1',
  kind: 'game',
  title: 'Moat',
  picture: null,
  gameId: 'game-1',
  gameSlug: 'moat',
  isMember: true,
  isOwner: false,
  isModerator: false,
  voice: 'free',
  hurdle: null,
  slowSeconds: 0,
  unread: 0,
};
const field = page.getByRole('textbox', { name: 'Message Moat' });

async function openComposer(part: Partial<ChatChannel> = {}, isOnline = true) {
  answerApi({});
  const send = vi.fn<ChatStore['send']>();
  const store = { send, sendTyping: () => {} } as unknown as ChatStore;
  await renderInApp(<Composer channel={{ ...channel, ...part }} store={store} isOnline={isOnline} />);
  return send;
}

it('sends with Enter, starts a line with Shift and Enter, and is empty afterwards', async () => {
  const send = await openComposer();
  await field.click();
  await userEvent.keyboard('Hello{Shift>}{Enter}{/Shift}all  {Enter}');
  await expect.element(field).toHaveValue('');
  expect(send.mock.calls).toEqual([[{ text: 'Hello\nall' }]]);
});

it('sends nothing if there are only spaces', async () => {
  const send = await openComposer();
  await field.click();
  await userEvent.keyboard('   {Enter}');
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(send).not.toHaveBeenCalled();
});

it('does not send while a word is being composed', async () => {
  const send = await openComposer();
  await field.fill('に');
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
  await expect.element(field).toHaveValue('に');
  expect(send).not.toHaveBeenCalled();
});

it('can be used offline and says what happens to messages', async () => {
  const send = await openComposer({}, false);
  await expect
    .element(page.getByText('You’re offline. We’ll send your messages when you’re back online.'))
    .toBeVisible();
  await field.fill('Hello');
  await userEvent.keyboard('{Enter}');
  expect(send.mock.calls).toEqual([[{ text: 'Hello' }]]);
});

it('[CM-03:part] asks for the date of birth when a first message is sent, and keeps the message', async () => {
  answerApi({ setBirthDate: { status: 'success', message: '', data: { canWrite: true } } });
  const send = vi.fn<ChatStore['send']>();
  function NewUser() {
    const [isKnown, setIsKnown] = useState(false);
    const refreshPermissions = async () => setIsKnown(true);
    const store = { send, refreshPermissions, sendTyping: () => {} } as unknown as ChatStore;
    const unknown: Partial<ChatChannel> = { voice: 'presets', hurdle: 'age-unknown' };
    return <Composer channel={{ ...channel, ...(isKnown ? {} : unknown) }} store={store} isOnline />;
  }
  await renderInApp(<NewUser />);
  await field.click();
  await userEvent.keyboard('Hello{Enter}');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(field).toHaveValue('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByLabelText('Date of birth').fill('2001-04-30');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Hello');
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(send.mock.calls).toEqual([[{ text: 'Hello' }]]);
});

it('[CM-03:part] offers phrases only where free text is not allowed', async () => {
  const send = await openComposer({ voice: 'presets' });
  expect(field.elements()).toEqual([]);
  const phrases = page.getByRole('group', { name: 'Phrases and emotes' });
  await phrases.getByRole('button').first().click();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ preset: expect.any(String) }));
});
