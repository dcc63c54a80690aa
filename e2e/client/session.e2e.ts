import {
  createHeadlessClient,
  createManualClock,
  type HeadlessClient,
  loadEngine,
  type ManualClock,
  interpolatePose,
  runFrames,
} from '@playloom/game-client';
import { type Game, createClientProjection } from '@playloom/game-format';
import type { Transport } from '@playloom/protocol';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { type MemoryRoomHost, openMemoryRoomHost } from '../../tools/games/testing/openMemoryRoomHost.ts';

const LATE = { delayMs: 60, jitterMs: 10, stallChance: 0, stallMs: 0, seed: 2 };

interface Scene {
  readonly clock: ManualClock;
  readonly game: Game;
  readonly host: MemoryRoomHost;
  enter(name: string): Promise<HeadlessClient>;
}

async function openScene(slug: string, isJournaled = false): Promise<Scene> {
  const clock = createManualClock();
  const game = loadGame(slug);
  const host = await openMemoryRoomHost(game, clock, undefined, isJournaled);
  const projected = createClientProjection(game);
  const engine = await loadEngine();
  return {
    clock,
    game,
    host,
    async enter(name) {
      const client = createHeadlessClient(host.connect(), name, projected, {
        clock,
        engine,
        latency: LATE,
        reconnect: () => Promise.resolve({ transport: host.connect(), ticket: name }),
      });
      await runFrames(client, clock, 2, () => undefined);
      return client;
    },
  };
}

/** Drops all messages in both directions while the connection is silent, without closing it. */
function dropWhileSilent(transport: Transport, connection: { readonly isSilent: boolean }): Transport {
  return {
    get waitingBytes() {
      return transport.waitingBytes;
    },
    send: (bytes) => void (connection.isSilent || transport.send(bytes)),
    onMessage: (listener) => transport.onMessage((bytes) => void (connection.isSilent || listener(bytes))),
    onClose: (listener) =>
      transport.onClose((code, reason) => void (connection.isSilent || listener(code, reason))),
    close: (code, reason) => transport.close(code, reason),
  };
}

function readServerPosition({ host }: Scene, client: HeadlessClient): { x: number; y: number } {
  const unit = host.unitOf(client.core.session.welcome!.player!)!;
  const { x, y } = host.room.world.entities.motion;
  return { x: x[unit.slot]!, y: y[unit.slot]! };
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

describe('a client connected to a room', () => {
  it('[MP-01:part] shows other units on their real path, slightly late and without jumps', async () => {
    const scene = await openScene('blank');
    const ada = await scene.enter('Ada');
    const ben = await scene.enter('Ben');
    const adaUnit = ada.core.session.view.own.unit!.id;
    const way: { x: number; y: number }[] = [];
    const seen: { x: number; y: number }[] = [];
    ada.hold({ keys: ['d', 's'] });
    for (let frame = 0; frame < 120; frame += 1) {
      if (frame === 60) ada.hold({ keys: ['a'] });
      await runFrames(ada, scene.clock, 1 / 60, () => undefined);
      ben.frame(1 / 60);
      way.push(readServerPosition(scene, ada));
      const { session } = ben.core;
      const track = session.tracks.get(adaUnit)!;
      seen.push(interpolatePose(track, session.shownTicks.ticks, session.tickMs / 1000)!);
    }
    expect(distance(seen[0]!, seen.at(-1)!)).toBeGreaterThan(1);
    const steps = seen.slice(1).map((position, index) => distance(position, seen[index]!));
    expect(Math.max(...steps)).toBeLessThan(0.2);
    for (const [index, position] of seen.entries()) {
      const nearest = Math.min(...way.slice(0, index + 1).map((other) => distance(other, position)));
      expect(nearest).toBeLessThan(0.1);
    }
    scene.host.close();
  });

  it('[MP-04:part] reconnects after a lost connection to the same unit, score, and inventory', async () => {
    const scene = await openScene('arena');
    const client = await scene.enter('Ada');
    const { session } = client.core;
    const player = session.welcome!.player!;
    // Wait for the round to begin, because that resets the scores.
    while (session.view.own.unit?.isSteerable !== true)
      await runFrames(client, scene.clock, 1, () => undefined);
    scene.host.room.world.players.get(player)!.score = 7;
    await runFrames(client, scene.clock, 0.3, () => undefined);
    expect(session.view.players.get(player)!.score).toBe(7);
    const before = { unit: session.view.own.unit!.id, inventory: session.view.own.inventory };
    expect(before.inventory.some((slot) => slot !== null)).toBe(true);
    scene.host.cutConnections();
    const states = new Set<string>();
    await runFrames(client, scene.clock, 2, () => states.add(client.state.kind));
    expect([...states]).toContain('reconnecting');
    expect(client.state).toMatchObject({ kind: 'playing' });
    expect(session.welcome!.player).toBe(player);
    expect(session.view.own.unit!.id).toBe(before.unit);
    expect(session.view.players.get(player)!.score).toBe(7);
    expect(session.view.own.inventory.map((slot) => slot?.item)).toEqual(
      before.inventory.map((slot) => slot?.item),
    );
    scene.host.close();
  });

  it('[MP-04] detects a silent connection, reports it, and continues with the same unit and score', async () => {
    const scene = await openScene('arena');
    const connection = { isSilent: false };
    const client = createHeadlessClient(
      dropWhileSilent(scene.host.connect(), connection),
      'Ada',
      createClientProjection(scene.game),
      {
        clock: scene.clock,
        isNetwork: true,
        reconnect: () => Promise.resolve({ transport: scene.host.connect(), ticket: 'Ada' }),
      },
    );
    await runFrames(client, scene.clock, 2, () => undefined);
    const { session } = client.core;
    const player = session.welcome!.player!;
    while (session.view.own.unit?.isSteerable !== true)
      await runFrames(client, scene.clock, 1, () => undefined);
    scene.host.room.world.players.get(player)!.score = 7;
    await runFrames(client, scene.clock, 0.3, () => undefined);
    const unit = session.view.own.unit!.id;
    // No close event is sent, so for the room the old connection is still open.
    connection.isSilent = true;
    const silentAt = scene.clock.now();
    const noticed: number[] = [];
    await runFrames(client, scene.clock, 4, () => {
      if (client.state.kind === 'reconnecting') noticed.push(scene.clock.now() - silentAt);
    });
    expect(noticed[0]).toBeLessThanOrEqual(2000);
    expect(client.state).toMatchObject({ kind: 'playing' });
    expect(session.welcome!.player).toBe(player);
    expect(session.view.own.unit!.id).toBe(unit);
    expect(session.view.players.get(player)!.score).toBe(7);
    expect(scene.host.room.clients.size).toBe(1);
    scene.host.close();
  });

  it('[OP-41:part] predicts as before when the room comes back a tenth of a second earlier', async () => {
    const scene = await openScene('blank', true);
    const client = await scene.enter('Ada');
    const { session } = client.core;
    client.hold({ keys: ['d'] });
    await runFrames(client, scene.clock, 1, () => undefined);
    const before = { tick: scene.host.room.world.tick, unit: session.view.own.unit!.id };
    await scene.host.crash(4);
    expect(scene.host.room.world.tick).toBeLessThanOrEqual(before.tick - 4);
    await runFrames(client, scene.clock, 2, () => undefined);
    expect(client.state).toMatchObject({ kind: 'playing' });
    expect(session.view.own.unit!.id).toBe(before.unit);

    const corrections = session.predictor!.stats.corrections;
    const steps: number[] = [];
    let last = client.frame(0)!;
    const walked: number[] = [];
    for (const keys of [['a'], ['w'], ['a', 's'], []] as const) {
      client.hold({ keys });
      const from = readServerPosition(scene, client);
      await runFrames(client, scene.clock, 0.5, (shown) => {
        steps.push(distance(shown!, last));
        last = shown!;
      });
      walked.push(distance(readServerPosition(scene, client), from));
    }
    expect(Math.min(...walked.slice(0, -1))).toBeGreaterThan(1);
    // Every control was there before its tick, so nothing had to be corrected and the unit never jumped.
    expect(session.view.own.controlsLead).toBeGreaterThanOrEqual(0);
    expect(session.view.own.controlsTick).toBeGreaterThan(before.tick);
    expect(session.predictor!.stats.corrections).toBe(corrections);
    expect(Math.max(...steps)).toBeLessThan(0.3);
    scene.host.close();
  });

  it('applies held keys again after a reconnect', async () => {
    const scene = await openScene('blank');
    const client = await scene.enter('Ada');
    client.hold({ keys: ['d'] });
    await runFrames(client, scene.clock, 0.3, () => undefined);
    scene.host.cutConnections();
    await runFrames(client, scene.clock, 2, () => undefined);
    const from = readServerPosition(scene, client);
    await runFrames(client, scene.clock, 0.5, () => undefined);
    expect(readServerPosition(scene, client).x).toBeGreaterThan(from.x + 1);
    scene.host.close();
  });

  it('catches up at once after the tab was asleep, without replaying the missed time', async () => {
    const scene = await openScene('blank');
    const client = await scene.enter('Ada');
    const { session } = client.core;
    client.hold({ keys: ['d'] });
    await runFrames(client, scene.clock, 0.5, () => undefined);
    client.hold({ keys: [] });
    await runFrames(client, scene.clock, 0.2, () => undefined);
    const { predictTick } = session.predictor!.engine;
    const counted = { ticks: 0 };
    Object.assign(session.predictor!, {
      engine: {
        ...session.predictor!.engine,
        predictTick(...args: Parameters<typeof predictTick>) {
          counted.ticks += 1;
          predictTick(...args);
        },
      },
    });
    // Messages arrive for a minute while no frame is drawn.
    scene.clock.advance(60_000);
    await runFrames(client, scene.clock, 0.1, () => undefined);
    expect(counted.ticks).toBeLessThan(200);
    const shown = client.frame(1 / 60)!;
    expect(distance(shown, readServerPosition(scene, client))).toBeLessThan(0.05);
    expect(session.waiting.length).toBeLessThanOrEqual(400);
    client.hold({ keys: ['a'] });
    await runFrames(client, scene.clock, 1, () => undefined);
    expect(distance(client.frame(1 / 60)!, readServerPosition(scene, client))).toBeLessThan(2.5);
    expect(readServerPosition(scene, client).x).toBeLessThan(shown.x - 1);
    scene.host.close();
  });

  it('ends with the room’s reason when the player leaves', async () => {
    const scene = await openScene('blank');
    const client = await scene.enter('Ada');
    const player = client.core.session.welcome!.player!;
    client.core.link.leave();
    await runFrames(client, scene.clock, 0.5, () => undefined);
    expect(client.state).toMatchObject({ kind: 'ended', id: 'left' });
    expect(scene.host.room.world.players.has(player)).toBe(false);
    scene.host.close();
  });
});
