import { apiLimits, type Party } from '@playloom/api-contract';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { createPartyStore } from './createPartyStore.ts';
import { PartyCall } from './PartyCall.tsx';
import { PartyContext, useParty } from './PartyContext.ts';
import { PartyPanel } from './PartyPanel.tsx';

const ADA = { _id: 'user-1', local: { username: 'ada', profilePicture: '/default-avatar.png' } };
const BEN = { _id: 'user-2', local: { username: 'ben', profilePicture: '/default-avatar.png' } };

function makeParty(more: Partial<Party> = {}): Party {
  return {
    _id: 'party',
    link: 'https://play.example/party/join/secret',
    channel: 'channel',
    unread: 0,
    isLeader: true,
    autoJoin: false,
    members: [
      { ...ADA, isLeader: true, isSelf: true, state: 'online', playing: null },
      {
        ...BEN,
        isLeader: false,
        isSelf: false,
        state: 'playing',
        playing: { title: 'Blob Arena', gameSlug: 'blob' },
      },
    ],
    game: null,
    ...more,
  };
}

function Shown({ isCall = false }: { isCall?: boolean }) {
  const { party } = useParty();
  if (!party) return <p>No party</p>;
  return isCall ? <PartyCall party={party} /> : <PartyPanel party={party} onClose={() => undefined} />;
}

async function show(party: Party, isCall = false): Promise<void> {
  const store = createPartyStore(party);
  await renderInApp(
    <PartyContext value={store}>
      <Shown isCall={isCall} />
    </PartyContext>,
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('[PARTY-18:part] shows where members are, and lets only the leader remove and hand over', async () => {
  await show(makeParty());
  await expect.element(page.getByText('Playing Blob Arena')).toBeVisible();
  await expect.element(button('Make ben leader')).toBeVisible();
  await expect.element(button('New link')).toBeVisible();
  const calls = answerApi({ removePartyMember: { status: 'success', data: makeParty({ members: [] }) } });
  await button('Remove ben').click();
  await expect.element(page.getByText('Playing Blob Arena')).not.toBeInTheDocument();
  expect(calls.map(({ name }) => name)).toEqual(['removePartyMember']);
});

it('[PARTY-18:part] gives members a switch instead, and keeps the party when a request fails', async () => {
  const party = makeParty({ isLeader: false });
  await show(party);
  await expect.element(page.getByRole('switch')).not.toBeChecked();
  await expect.element(button('New link')).not.toBeInTheDocument();
  answerApi({
    leaveParty: refuse('internal_error', 'Something went wrong on our side.'),
    readParty: { status: 'success', data: party },
  });
  await button('Leave party').click();
  await expect.element(page.getByText('Something went wrong on our side.')).toBeVisible();
  await expect.element(page.getByText('Playing Blob Arena')).toBeVisible();
});

const GAME = {
  callId: crypto.randomUUID(),
  title: 'Blob Arena',
  gameSlug: 'blob',
  roomCode: 'HZL4Q7',
  isNew: true,
  isHere: true,
  joined: 1,
  freeSeats: 3,
  maxPlayers: 8,
};

function switchStreamerModeOn(): void {
  onTestFinished(() => localStorage.removeItem('playloom.settings'));
  localStorage.setItem('playloom.settings', JSON.stringify({ isStreaming: true }));
}

it('[HUD-25:part] hides names, images, and the room code in streamer mode until they are asked for', async () => {
  switchStreamerModeOn();
  answerApi({ readParty: { status: 'success', data: makeParty({ game: GAME }) } });
  await show(makeParty({ game: GAME }));
  await expect.element(page.getByText('Member 2')).toBeVisible();
  await expect.element(page.getByText('ada')).toBeVisible();
  await expect.element(page.getByText('ben')).not.toBeInTheDocument();
  await expect.element(button('Remove Member 2')).toBeVisible();
  await expect.element(page.getByText('Room code hidden')).toBeVisible();
  await expect.element(button('Copy code')).toBeVisible();
  await expect.element(button('Copy invite link')).toBeVisible();
  await button('Invite friends').click();
  await expect.element(page.getByText('Show names to choose friends.')).toBeVisible();
  await button('Invite friends').click();
  await button('Show names and codes').click();
  await expect.element(page.getByText('ben')).toBeVisible();
  await expect.element(page.getByText('Room code HZL4Q7')).toBeVisible();
});

it('[HUD-25:part] asks streamers to join without the name of the leader', async () => {
  switchStreamerModeOn();
  await show(
    makeParty({ isLeader: false, game: { ...GAME, isHere: false, callId: crypto.randomUUID() } }),
    true,
  );
  await expect.element(page.getByText('Your party is starting Blob Arena')).toBeVisible();
  await expect.element(page.getByText('ada')).not.toBeInTheDocument();
});

it('[PARTY-13:part] asks once about each call, and not the leader', async () => {
  const game = {
    callId: crypto.randomUUID(),
    title: 'Blob Arena',
    gameSlug: 'blob',
    roomCode: null,
    isNew: true,
    isHere: false,
    joined: 1,
    freeSeats: 3,
    maxPlayers: 8,
  };
  await show(makeParty({ isLeader: false, game }), true);
  await expect.element(page.getByText('ada is starting Blob Arena')).toBeVisible();
  await button('Not now').click();
  await expect.element(page.getByText('ada is starting Blob Arena')).not.toBeInTheDocument();
  await show(makeParty({ isLeader: false, game }), true);
  await expect.element(page.getByText('ada is starting Blob Arena')).not.toBeInTheDocument();
  await show(makeParty({ isLeader: true, game: { ...game, callId: crypto.randomUUID() } }), true);
  await expect.element(button('Join')).not.toBeInTheDocument();
});

it('[PARTY-13:part] joins the leader’s game after a countdown only for members who have switched that on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const game = {
      callId: crypto.randomUUID(),
      title: 'Blob Arena',
      gameSlug: 'blob',
      roomCode: null,
      isNew: true,
      isHere: false,
      joined: 1,
      freeSeats: 3,
      maxPlayers: 8,
    };
    const wait = () => act(() => vi.advanceTimersByTime(apiLimits.PARTY_AUTO_JOIN_SECONDS * 1000));
    await show(makeParty({ isLeader: false, game }), true);
    await wait();
    await expect.element(button('Join')).toBeVisible();
    await expect.element(page.getByText(/^Joining in/)).not.toBeInTheDocument();
    await show(
      makeParty({ isLeader: false, autoJoin: true, game: { ...game, callId: crypto.randomUUID() } }),
      true,
    );
    await expect.element(page.getByText(`Joining in ${apiLimits.PARTY_AUTO_JOIN_SECONDS} s`)).toBeVisible();
    await wait();
    // The question has been answered, and the page goes to the game.
    await expect.element(page.getByText(/^Joining in/)).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});
