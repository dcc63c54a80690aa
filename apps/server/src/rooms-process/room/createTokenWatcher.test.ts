import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TokenBalances } from '@playloom/game-format';
import type { JoiningPlayer } from '@playloom/room-contract';
import { createFakePlatform } from '../testing/createFakePlatform.ts';
import { createTestSocket } from '../testing/createTestSocket.ts';
import { createRoomMembers } from './createRoomMembers.ts';
import { createTokenWatcher } from './createTokenWatcher.ts';

const MINUTE = 60_000;
const ADA = { userId: 'ada', name: 'Ada', isSpectator: false, canChat: true, hasWallet: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openWatch() {
  const chain: { balance: () => Promise<TokenBalances> } = { balance: async () => ({ game: 5, map: 1 }) };
  const sentTokens: unknown[] = [];
  const warnings: string[] = [];
  const asked: string[] = [];
  const closed = Promise.withResolvers<void>();
  const platform = {
    ...createFakePlatform('0'),
    async readTokens({ userId }: { userId: string }) {
      asked.push(userId);
      return chain.balance();
    },
  };
  const simulation = { post: (command: { tokens: unknown }) => void sentTokens.push(command.tokens) };
  const warn = (_: unknown, what: string) => void warnings.push(what);
  const members = createRoomMembers((member) => {
    if (member.state === 'connected') watcher.begin(member);
  });
  const room = { context: { platform }, gameId: 'game', roomId: 'room', simulation, closed, warn, members };
  const watcher = createTokenWatcher(room as unknown as Parameters<typeof createTokenWatcher>[0]);
  const state = { nextClientId: 1 };
  const join = (sessionId: string, visitor: JoiningPlayer): void => {
    members.reserve({ sessionId, visitor, ticketHash: '', seconds: 30 });
    members.connect(sessionId, { socket: createTestSocket(state.nextClientId++), colyseusToken: '' });
  };
  return { join, members, chain, sentTokens, warnings, asked, closed };
}

it('reports a balance when a player joins and every minute while they are in the room', async () => {
  const { join, members, chain, sentTokens, asked, closed } = openWatch();
  join('a', ADA);
  await vi.advanceTimersByTimeAsync(0);
  expect(sentTokens).toEqual([{ game: 5, map: 1 }]);
  chain.balance = async () => ({ game: 0, map: 0 });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(sentTokens.at(-1)).toEqual({ game: 0, map: 0 });
  members.leave('a');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toEqual(['ada', 'ada']);
  join('b', ADA);
  await vi.advanceTimersByTimeAsync(0);
  closed.resolve();
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(asked).toHaveLength(3);
});

it('reads nothing for players without a linked wallet, and removes the tokens of a player who continues in a frame', async () => {
  const { join, sentTokens, asked } = openWatch();
  join('guest', { ...ADA, userId: null });
  join('poor', { ...ADA, userId: 'poor', hasWallet: false });
  join('watcher', { ...ADA, userId: 'watcher', isSpectator: true });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toEqual([]);
  join('tab', ADA);
  await vi.advanceTimersByTimeAsync(0);
  join('frame', { ...ADA, hasWallet: false });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(sentTokens).toEqual([
    { game: 5, map: 1 },
    { game: 0, map: 0 },
  ]);
  expect(asked).toEqual(['ada']);
});

it('reports nothing after a player has left, and continues when a node does not respond', async () => {
  const { join, members, chain, sentTokens, warnings } = openWatch();
  const late = Promise.withResolvers<TokenBalances>();
  chain.balance = () => late.promise;
  join('a', ADA);
  members.leave('a');
  late.resolve({ game: 9, map: 9 });
  await vi.advanceTimersByTimeAsync(0);
  expect(sentTokens).toEqual([]);
  chain.balance = () => Promise.reject(new Error('down'));
  join('b', ADA);
  await vi.advanceTimersByTimeAsync(0);
  expect(warnings).toEqual(['could not read a balance']);
  chain.balance = async () => ({ game: 2, map: 2 });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(sentTokens).toEqual([{ game: 2, map: 2 }]);
});
