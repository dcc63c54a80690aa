import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../../process/clock.ts';
import type { SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { makePng } from '../../../testing/makePng.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { muteUser } from '../moderation/sanctionUser.ts';
import { openTestChatPage, type TestChatPage } from '../chat/testing/openTestChatPage.ts';
import { createPartyTestHelpers, errorOf, getSecret } from './testing/createPartyTestHelpers.ts';

let server: TestServer;
const { addPerson, gather, readParty } = createPartyTestHelpers(() => server);
beforeAll(async () => {
  server = await createTestServer({ rooms: createFakeRooms() });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(DAY_MS));

/** Sends a message and waits for the answer: the stored text, or the reason why it was rejected. */
async function sendText(page: TestChatPage, channel: string, more: object): Promise<string> {
  const clientId = randomUUID();
  page.send({ kind: 'say', channel, clientId, ...more });
  return pollUntil(
    () => {
      const refused = page.received.find((one) => one.kind === 'refused' && one.clientId === clientId);
      if (refused?.kind === 'refused') return refused.errorId;
      return page.messages().find((message) => message.clientId === clientId)?.text;
    },
    () => `no answer: ${JSON.stringify(page.received.slice(-3))}`,
  );
}

async function readTexts({ client }: SignedInUser, channelId: string): Promise<string[]> {
  return (await client.api.listMessages({ params: { channelId } })).data.messages.map(({ text }) => text);
}

const textsOf = (page: TestChatPage) => page.messages().map(({ text }) => text);

async function waitForText(page: TestChatPage, text: string): Promise<void> {
  await pollUntil(
    () => textsOf(page).includes(text),
    () => `no “${text}” among ${textsOf(page).join()}`,
  );
}

it('[PARTY-11] has one text channel for its members, on every page, with unread counts', async () => {
  const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
  const { channel } = await gather(ada, ben);
  const [hers, his] = [await openTestChatPage(server, ada), await openTestChatPage(server, ben)];
  expect(await sendText(hers, channel, { text: 'Which game?' })).toBe('Which game?');
  // Without entering the channel.
  await waitForText(his, 'Which game?');
  expect((await readParty(ben))?.unread).toBe(1);
  his.send({ kind: 'read', channel, sequence: 1 });
  await pollUntil(
    async () => (await readParty(ben))?.unread === 0,
    () => 'still unread',
  );
  const { data } = await ben.client.api.listMessages({ params: { channelId: channel } });
  expect(data.channel).toMatchObject({ kind: 'party', title: 'Party', voice: 'free', isModerator: false });
  expect(await errorOf(readTexts(eve, channel))).toBe('channel_not_found');
  // The same filter and the same reports as everywhere.
  await ben.client.api.sendReport({
    body: { subject: { kind: 'message', channel, sequence: 1 }, reason: 'spam', details: '' },
  });
  hers.socket.close();
  his.socket.close();
});

it('[PARTY-11] [T43] is closed to a removed member, at once and on open pages', async () => {
  const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
  const { channel } = await gather(ada, ben, eve);
  const [hers, his, theirs] = await Promise.all(
    [ada, ben, eve].map((person) => openTestChatPage(server, person)),
  );
  his!.send({ kind: 'enter', channel, isPresent: true });
  await sendText(hers!, channel, { text: 'All here?' });
  await waitForText(his!, 'All here?');
  await ada.client.api.removePartyMember({ params: { username: ben.user.username } });
  await sendText(hers!, channel, { text: 'Between us' });
  hers!.send({ kind: 'typing', channel });
  // What came last has arrived at another member, so it would have arrived at the removed one too.
  await waitForText(theirs!, 'Between us');
  expect(textsOf(his!)).not.toContain('Between us');
  expect(await errorOf(readTexts(ben, channel))).toBe('channel_not_found');
  expect(await sendText(his!, channel, { text: 'Let me in' })).toBe('channel_not_found');
  for (const page of [hers, his, theirs]) page!.socket.close();
});

it('[PARTY-11] goes with the party', async () => {
  const ada = await addPerson();
  const { channel } = await gather(ada);
  const page = await openTestChatPage(server, ada);
  await sendText(page, channel, { text: 'Anyone?' });
  await ada.client.api.leaveParty();
  expect(await errorOf(readTexts(ada, channel))).toBe('channel_not_found');
  page.socket.close();
});

it('[PARTY-12] keeps the rules of direct messages: only phrases between users who could not message each other', async () => {
  const adult = await addPerson('1980-01-01');
  const child = await addPerson(`${server.clock.now().getUTCFullYear() - 10}-01-01`);
  const unknown = await addPerson(null);
  const friend = await addPerson('1985-01-01');
  const { channel } = await gather(adult, child, unknown, friend);
  const pages = await Promise.all(
    [adult, child, unknown, friend].map((person) => openTestChatPage(server, person)),
  );
  const [fromAdult, fromChild, fromUnknown] = pages as [TestChatPage, TestChatPage, TestChatPage];
  expect(await sendText(fromChild, channel, { text: 'I am ten' })).toBe('presets_only');
  expect(await sendText(fromUnknown, channel, { text: 'Hi' })).toBe('presets_only');
  expect(await sendText(fromChild, channel, { preset: 'hello' })).toBe('Hello!');
  await sendText(fromAdult, channel, { text: 'Where do you live?' });
  // An image must not come along with the text of a phrase.
  const form = new FormData();
  const png = new Uint8Array(makePng({ width: 8, height: 8 }));
  form.set('picture', new Blob([png], { type: 'image/png' }), 'me.png');
  const { picture } = (await adult.client.api.uploadChatImage({ params: { channelId: channel }, form })).data;
  await sendText(fromAdult, channel, { text: 'Good game!', picture });
  await sendText(fromAdult, channel, { preset: 'lets-play' });
  for (const page of pages) await waitForText(page, 'Let’s play!');
  for (const [index, person] of [child, unknown].entries()) {
    expect(textsOf(pages[index + 1]!)).toEqual(['Hello!', 'Let’s play!']);
    expect(await readTexts(person, channel)).toEqual(['Hello!', 'Let’s play!']);
    expect((await readParty(person))?.unread).toBe(index + 1);
  }
  expect(await readTexts(friend, channel)).toEqual([
    'Hello!',
    'Where do you live?',
    'Good game!',
    'Let’s play!',
  ]);
  for (const page of pages) page.socket.close();
});

it('[PARTY-12] applies mutes of the platform, and hides users that the reader has muted', async () => {
  const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
  const { channel } = await gather(ada, ben, eve);
  const [hers, his] = [await openTestChatPage(server, ada), await openTestChatPage(server, ben)];
  await ben.client.api.blockUser({ params: { username: ada.user.username }, body: { kind: 'mute' } });
  await sendText(hers, channel, { text: 'Can you see me?' });
  expect(await readTexts(ben, channel)).toEqual([]);
  expect(await readTexts(eve, channel)).toEqual(['Can you see me?']);
  expect(textsOf(his)).toEqual([]);
  await muteUser(server.services, ada.user, { reason: 'Spam', byUserId: null, expiresAt: null });
  expect(await sendText(hers, channel, { text: 'And now?' })).toBe('chat_muted');
  hers.socket.close();
  his.socket.close();
});

it('[PARTY-12] masks links and contacts for members under 18', async () => {
  const year = server.clock.now().getUTCFullYear();
  const [ada, ben] = [await addPerson(`${year - 17}-01-01`), await addPerson(`${year - 17}-01-01`)];
  const { channel, link } = await gather(ada, ben);
  expect(getSecret({ link } as never)).not.toBe('');
  const hers = await openTestChatPage(server, ada);
  await sendText(hers, channel, { text: 'Write to me at ada@example.org' });
  const [text] = await readTexts(ben, channel);
  expect(text).not.toContain('ada@example.org');
  hers.socket.close();
});
