import { encodeClientMessage, PROTOCOL_VERSION } from '@playloom/protocol';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { joinAsPlayer, requireSeat, connectTestPlayer, type TestPlayer } from './testing/joinAsPlayer.ts';
import { sendBeforeUpgrade } from './testing/sendBeforeUpgrade.ts';
import { startTestRooms, type SeatOptions, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

const engineFolder = inject('engineFolder');
/**
 * Number of clients that send before the upgrade is answered, each one turn of the event loop later than the one
 * before.
 */
const EARLY_BIRDS = 12;

let rooms: TestRooms;
beforeAll(async () => {
  rooms = await startTestRooms({ engineFolder, times: { resumeSeconds: 2, emptySeconds: 1 } });
  await rooms.seat({ gameId: 'blank' });
});
afterAll(() => rooms.close());

async function play(options: SeatOptions = {}): Promise<TestPlayer> {
  return joinAsPlayer(rooms.origin, await rooms.seat({ gameId: 'blank', ...options }));
}

/** Expects the player to receive more frames. */
async function expectPlaying(player: TestPlayer): Promise<void> {
  const before = player.frames.length;
  await waitFor(
    () => (player.frames.length > before + 2 ? true : undefined),
    () => `${player.frames.length - before} frames more`,
  );
}

/** Counts how often the log contains a violation. */
function countViolations(id: string): number {
  return rooms.output().split(`"offence":"${id}"`).length - 1;
}

describe('joining', () => {
  it('reads a client that sends before it was answered, whichever process has its socket', async () => {
    const joinRequest: SeatOptions = { gameId: 'blank', maxPlayers: EARLY_BIRDS, wish: { kind: 'any' } };
    const answers = [];
    for (let count = 0; count < EARLY_BIRDS; count += 1) {
      const { url, ticket } = requireSeat(await rooms.seat(joinRequest));
      const hello = encodeClientMessage({ kind: 'hello', protocol: PROTOCOL_VERSION, ticket });
      answers.push(sendBeforeUpgrade(rooms.origin, url, hello, count));
    }
    // The server answers each client with a frame, so it has received every ticket.
    expect(await Promise.all(answers)).toEqual(Array<boolean>(EARLY_BIRDS).fill(true));
  });

  it('[MP-01:part] lets a guest join with a ticket and sends the visible entities', async () => {
    const answer = await rooms.seat({ gameId: 'blank' });
    expect(answer).toMatchObject({ ok: true, lobbyCode: null, release: 1 });
    const player = await joinAsPlayer(rooms.origin, answer);
    expect(await player.welcome()).toMatchObject({ player: expect.any(Number), lobbyCode: null });
    expect((await player.snapshots(5)).length).toBeGreaterThanOrEqual(5);
    expect(player.socket.extensions).toBe('');
    player.send({ kind: 'leave' });
    expect(await player.closed).toEqual({ code: 4088, reason: 'left' });
  });

  it('[MP-08] rejects replayed, foreign and made-up tickets, and logs the attempt without the ticket', async () => {
    const own = requireSeat(await rooms.seat({ gameId: 'blank', wish: { kind: 'new-public' } }));
    const other = requireSeat(await rooms.seat({ gameId: 'blank', wish: { kind: 'new-public' } }));
    const honest = await joinAsPlayer(rooms.origin, own);
    await honest.welcome();
    for (const ticket of [own.ticket, other.ticket, 'made-up']) {
      const thief = await connectTestPlayer(rooms.origin, own.url);
      thief.send({ kind: 'hello', protocol: PROTOCOL_VERSION, ticket });
      expect(await thief.closed).toEqual({ code: 4083, reason: 'bad-ticket' });
      expect(thief.messages()).toEqual([]);
    }
    expect(rooms.output().match(/"offence":"bad-ticket"/g)).toHaveLength(3);
    expect(rooms.output()).not.toContain(own.ticket);
    expect(rooms.output()).not.toContain(other.ticket);
    await expectPlaying(honest);
    honest.socket.close();
  });

  it('[MP-08] closes connections with an invalid first message, and only those', async () => {
    const witness = await play();
    await witness.welcome();
    const { url, ticket } = requireSeat(await rooms.seat({ gameId: 'blank' }));
    const first: [string, (player: TestPlayer) => void][] = [
      ['bad-message', ({ send }) => send({ kind: 'ready' })],
      ['bad-message', ({ socket }) => socket.send('hello')],
      ['bad-message', ({ socket }) => socket.send(Uint8Array.of(255, 1, 2, 3))],
      ['protocol-mismatch', ({ send }) => send({ kind: 'hello', protocol: PROTOCOL_VERSION + 1, ticket })],
    ];
    for (const [reason, act] of first) {
      const player = await connectTestPlayer(rooms.origin, url);
      act(player);
      expect((await player.closed).reason).toBe(reason);
    }
    const quiet = await connectTestPlayer(rooms.origin, url);
    const gone = await connectTestPlayer(rooms.origin, '/rooms/nowhere/nothing');
    expect((await gone.closed).reason).toBe('room-closed');
    expect((await quiet.closed).reason).toBe('bad-message');
    await expectPlaying(witness);
    witness.socket.close();
  });
});

describe('violations of a client', () => {
  it('[MP-08] drops a client that floods or sends too much at once; the others play on', async () => {
    const [witness, flooder, shouter] = [await play(), await play(), await play()];
    await Promise.all([witness.welcome(), flooder.welcome(), shouter.welcome()]);
    const before = countViolations('bad-message');
    for (let count = 0; count < 2000; count += 1) flooder.send({ kind: 'ping', time: count });
    shouter.socket.send(new Uint8Array(5000));
    expect([4081, 1006]).toContain((await flooder.closed).code);
    expect((await shouter.closed).code).toBe(1009);
    await expectPlaying(witness);
    // Wait for the log, because it comes from another process. A flood may be reported by both the socket and the room.
    await expect.poll(() => countViolations('flood')).toBeGreaterThan(0);
    await expect.poll(() => countViolations('bad-message')).toBe(before + 1);
    witness.socket.close();
  });

  it('[CM-05:part] a banned player leaves at once and can rejoin with neither a ticket nor a reconnect token', async () => {
    const visitor = { userId: 'banned-one', name: 'Troll' };
    const room = requireSeat(await rooms.seat({ gameId: 'blank', wish: { kind: 'new-public' }, visitor }));
    const joinRequest = { kind: 'room', roomId: room.roomId } as const;
    const honest = await play({ wish: joinRequest });
    const troll = await joinAsPlayer(rooms.origin, room);
    const { resumeToken } = await troll.welcome();
    const ticket = requireSeat(await rooms.seat({ gameId: 'blank', wish: joinRequest, visitor }));
    await rooms.gateway.enforce({ userId: 'banned-one', gameId: 'another', kind: 'ban' });
    await expectPlaying(troll);
    await rooms.gateway.enforce({ userId: 'banned-one', gameId: 'blank', kind: 'ban' });
    expect(await troll.closed).toEqual({ code: 4085, reason: 'kicked' });
    const late = await connectTestPlayer(rooms.origin, ticket.url);
    late.send({ kind: 'hello', protocol: PROTOCOL_VERSION, ticket: ticket.ticket });
    const back = await connectTestPlayer(rooms.origin, room.url);
    back.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token: resumeToken });
    for (const player of [late, back])
      expect(await player.closed).toEqual({ code: 4083, reason: 'bad-ticket' });
    await expectPlaying(honest);
    honest.socket.close();
  });

  it('[CM-04:part] the owner of a private room kicks players, who cannot rejoin it', async () => {
    const owner = { userId: 'owner', name: 'Owner' };
    const room = requireSeat(
      await rooms.seat({ gameId: 'blank', wish: { kind: 'new-private' }, visitor: owner }),
    );
    const joinRequest = { kind: 'code', code: room.lobbyCode! } as const;
    const guest = { browser: 'phone', network: 'home' };
    const nuisance = { userId: 'nuisance', name: 'Nuisance', browser: 'laptop', network: 'home' };
    const [host, stranger, troll] = [
      await joinAsPlayer(rooms.origin, room),
      await play({ wish: joinRequest, visitor: guest }),
      await play({ wish: joinRequest, visitor: nuisance }),
    ];
    const numbers = [];
    for (const player of [host, stranger, troll]) {
      numbers.push((await player.welcome()).player!);
      player.send({ kind: 'ready' });
    }
    // Without permission, a kick changes nothing.
    stranger.send({ kind: 'kick', player: numbers[0]! });
    const ticket = requireSeat(await rooms.seat({ gameId: 'blank', wish: joinRequest, visitor: nuisance }));
    await expectPlaying(host);
    for (const player of numbers.slice(1)) host.send({ kind: 'kick', player });
    for (const { closed } of [stranger, troll])
      expect(await closed).toEqual({ code: 4085, reason: 'kicked' });
    const late = await connectTestPlayer(rooms.origin, ticket.url);
    late.send({ kind: 'hello', protocol: PROTOCOL_VERSION, ticket: ticket.ticket });
    expect(await late.closed).toEqual({ code: 4083, reason: 'bad-ticket' });
    for (const visitor of [nuisance, guest, { browser: 'laptop', network: 'elsewhere' }])
      expect(await rooms.seat({ gameId: 'blank', wish: joinRequest, visitor })).toEqual({
        ok: false,
        error: 'sent_away',
      });
    const sibling = { browser: 'tablet', network: 'home' };
    expect(await rooms.seat({ gameId: 'blank', wish: joinRequest, visitor: sibling })).toMatchObject({
      ok: true,
    });
    expect(await rooms.seat({ gameId: 'blank', visitor: nuisance })).toMatchObject({ ok: true });
    await expectPlaying(host);
    host.socket.close();
  });

  it('[T3:part] a player who logs out leaves at once with that session and stays with another', async () => {
    const visitor = { userId: 'signed-in', name: 'Ada' };
    const as = (signIn: string) => ({ ...visitor, signIn, isSpectator: signIn === 'thief' });
    const seat = await rooms.seat({ gameId: 'blank', wish: { kind: 'new-public' }, visitor: as('own') });
    const room = requireSeat(seat);
    const joinRequest = { kind: 'room', roomId: room.roomId } as const;
    const own = await joinAsPlayer(rooms.origin, room);
    const thief = await play({ wish: joinRequest, visitor: as('thief') });
    const { resumeToken } = await thief.welcome();
    await rooms.gateway.enforce({ userId: 'signed-in', gameId: null, kind: 'sign-out', sessions: ['thief'] });
    expect(await thief.closed).toEqual({ code: 4088, reason: 'left' });
    const back = await connectTestPlayer(rooms.origin, room.url);
    back.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token: resumeToken });
    expect((await back.closed).reason).toBe('bad-ticket');
    await expectPlaying(own);
    own.socket.close();
  });

  it('allows five sockets per account and fifty per address', async () => {
    const elsewhere: SeatOptions = {
      visitor: { userId: 'busy', name: 'Busy' },
      wish: { kind: 'new-public' },
    };
    const five = await Promise.all(Array.from({ length: 5 }, () => play(elsewhere)));
    await Promise.all(five.map((player) => player.welcome()));
    expect((await (await play(elsewhere)).closed).reason).toBe('too-many');
    five.pop()!.send({ kind: 'leave' });
    await waitFor(
      async () => {
        const again = await play(elsewhere);
        const isIn = await waitFor(
          () => again.frames.length > 0 || again.socket.readyState === WebSocket.CLOSED || undefined,
          () => 'neither joined nor rejected',
        );
        return isIn && again.frames.length > 0 ? five.push(again) : undefined;
      },
      () => 'the seat of the player who left is not free',
    );
    const { url } = requireSeat(await rooms.seat({ gameId: 'blank' }));
    const opening = Array.from({ length: 50 }, () => new WebSocket(`${rooms.origin}${url}`));
    const outcomes = await Promise.all(
      opening.map(
        (socket) =>
          new Promise<string>((resolve) => {
            socket.on('open', () => resolve('open')).on('error', ({ message }) => resolve(message));
          }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'open').length).toBeLessThan(50);
    expect(outcomes.find((outcome) => outcome !== 'open')).toContain('429');
    for (const socket of [...opening, ...five.map((player) => player.socket)]) socket.terminate();
  });
});

describe('rooms', () => {
  it('[MP-05] private rooms can be joined only by their code, and full rooms overflow into new ones', async () => {
    const gameId = 'kickoff';
    const mine = requireSeat(await rooms.seat({ gameId, wish: { kind: 'new-private' }, maxPlayers: 2 }));
    expect(mine.lobbyCode).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(mine.roomName).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [1-9]$/);
    const byCode = { kind: 'code' as const, code: mine.lobbyCode! };
    const friend = requireSeat(await rooms.seat({ gameId, wish: byCode, maxPlayers: 2 }));
    expect(friend.roomId).toBe(mine.roomId);
    expect(await rooms.seat({ gameId, wish: byCode })).toEqual({ ok: false, error: 'room_full' });
    const watcher = { name: 'Watcher', isSpectator: true };
    expect(await rooms.seat({ gameId, wish: byCode, visitor: watcher })).toMatchObject({
      roomId: mine.roomId,
    });
    expect(await rooms.seat({ gameId, wish: { kind: 'code', code: 'AAAAAA' } })).toEqual({
      ok: false,
      error: 'room_not_found',
    });
    const open = [];
    for (let count = 0; count < 3; count += 1)
      open.push(requireSeat(await rooms.seat({ gameId, maxPlayers: 2 })));
    expect(open[1]!.roomId).toBe(open[0]!.roomId);
    expect(open[2]!.roomId).not.toBe(open[0]!.roomId);
    const listed = await rooms.gateway.listRooms(gameId);
    expect(listed.map(({ roomId }) => roomId).toSorted()).toEqual(
      [open[0]!.roomId, open[2]!.roomId].toSorted(),
    );
    expect(await rooms.gateway.findRoom(mine.roomId)).toMatchObject({ roomId: mine.roomId, maxPlayers: 2 });
    expect(await rooms.gateway.findRoom('nothing')).toBeNull();
  });

  it('[MP-10] a new release opens new rooms; players of the old one play on, and friends may join them', async () => {
    const gameId = 'harbour-island';
    const old = requireSeat(await rooms.seat({ gameId, release: 1 }));
    const player = await joinAsPlayer(rooms.origin, old);
    await player.welcome();
    const fresh = requireSeat(await rooms.seat({ gameId, release: 2 }));
    expect(fresh).toMatchObject({ release: 2 });
    expect(fresh.roomId).not.toBe(old.roomId);
    expect(requireSeat(await rooms.seat({ gameId, release: 2 })).roomId).toBe(fresh.roomId);
    const invited = await rooms.seat({ gameId, release: 2, wish: { kind: 'room', roomId: old.roomId } });
    expect(invited).toMatchObject({ ok: true, release: 1 });
    await expectPlaying(player);
    expect(rooms.platform.callLog).toContain(`loadRelease ${gameId} 2`);
    player.socket.close();
  });

  it('counts players by game, and closes a room that everyone left', async () => {
    const gameId = 'arena';
    const answer = requireSeat(await rooms.seat({ gameId }));
    const player = await joinAsPlayer(rooms.origin, answer);
    await player.welcome();
    expect((await rooms.gateway.countPlayers()).get(gameId)).toBe(1);
    expect(await rooms.gateway.listRooms(gameId)).toMatchObject([{ players: 1, release: 1, maxPlayers: 8 }]);
    player.send({ kind: 'leave' });
    await player.closed;
    await waitFor(
      async () => ((await rooms.gateway.findRoom(answer.roomId)) === null ? true : undefined),
      () => 'the room is still there',
    );
    expect(await rooms.seat({ gameId, wish: { kind: 'room', roomId: answer.roomId } })).toEqual({
      ok: false,
      error: 'room_not_found',
    });
  });

  it('reports when a game cannot be opened', async () => {
    expect(await rooms.seat({ gameId: 'no-such-game' })).toEqual({ ok: false, error: 'rooms_unavailable' });
    rooms.platform.documents.set('broken', '{"format":1}');
    expect(await rooms.seat({ gameId: 'broken' })).toEqual({ ok: false, error: 'start_failed' });
    rooms.platform.engineVersions.set('blob', '9.9.9.0');
    expect(await rooms.seat({ gameId: 'blob' })).toEqual({ ok: false, error: 'rooms_unavailable' });
  });
});

describe('[MP-04:part] a lost connection', () => {
  it('is resumed within the time by its token, once', async () => {
    const answer = requireSeat(await rooms.seat({ gameId: 'blank' }));
    const before = await joinAsPlayer(rooms.origin, answer);
    const { player: playerId, resumeToken: token } = await before.welcome();
    before.socket.terminate();
    const after = await connectTestPlayer(rooms.origin, answer.url);
    after.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token });
    const welcome = await after.welcome();
    expect(welcome.player).toBe(playerId);
    expect(welcome.resumeToken).not.toBe(token);
    after.send({ kind: 'ready' });
    await after.snapshots(2);
    const thief = await connectTestPlayer(rooms.origin, answer.url);
    thief.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token });
    expect((await thief.closed).reason).toBe('bad-ticket');
    after.socket.close();
  });

  it('is taken over from a connection that has not noticed its end', async () => {
    const answer = requireSeat(await rooms.seat({ gameId: 'blank' }));
    const before = await joinAsPlayer(rooms.origin, answer);
    const { player: playerId, resumeToken: token } = await before.welcome();
    const after = await connectTestPlayer(rooms.origin, answer.url);
    after.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token });
    expect((await after.welcome()).player).toBe(playerId);
    expect((await before.closed).reason).toBe('replaced');
    after.socket.close();
  });

  it('ends when the time is over', async () => {
    const visitor = { userId: 'lost', name: 'Lost' };
    const answer = requireSeat(await rooms.seat({ gameId: 'blank', visitor, wish: { kind: 'new-public' } }));
    const before = await joinAsPlayer(rooms.origin, answer);
    const { resumeToken: token } = await before.welcome();
    before.socket.terminate();
    await waitFor(
      () => (rooms.platform.callLog.some((line) => /^closeSaved .* of lost$/.test(line)) ? true : undefined),
      () => 'the seat is still reserved',
    );
    const late = await connectTestPlayer(rooms.origin, answer.url);
    late.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token });
    expect(['bad-ticket', 'room-closed']).toContain((await late.closed).reason);
  });
});
