import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compileGame,
  createWorldFromSnapshot,
  decodeSnapshot,
  encodeSnapshot,
  ENGINE_VERSION,
  hashWorld,
  playNextTick,
  startPlayback,
  takeSnapshot,
} from '@playloom/engine';
import { expect, inject, it } from 'vitest';
import { buildGame } from '../build.ts';
import { createGameScripts } from '../play/createGameScripts.ts';
import { GAMES_FOLDER } from '../starters/gamesFolder.ts';
import { loadGame } from '../starters/loadGame.ts';
import { playHeadlessGame } from '../play/playHeadlessGame.ts';
import type { GoldenHashes } from '../play/GoldenHashes.ts';

const TICKS = 600;
const TICKS_LONG = 3000;
const RESTORES = 3;
const HASH_EVERY = 50;

/** Tests that every starter game must pass; call it in games/<slug>/<slug>.test.ts. */
export function testStarterGame(slug: string): void {
  const ticks = inject('long') ? TICKS_LONG : TICKS;
  const folder = join(GAMES_FOLDER, slug);

  it(`${slug} has a game.json that matches its source`, async () => {
    expect(readFileSync(join(folder, 'game.json'), 'utf8')).toBe(await buildGame(slug));
  });

  it(`[GF-04] ${slug} gives the committed hashes`, async () => {
    const golden = JSON.parse(readFileSync(join(folder, 'golden.json'), 'utf8')) as GoldenHashes;
    expect(
      golden.engineVersion,
      'Hashes changed: raise ENGINE_VERSION and run tools/games/writeGolden.ts',
    ).toBe(ENGINE_VERSION);
    const game = loadGame(slug);
    const report = await playHeadlessGame({ game, seed: golden.seed, bots: golden.bots, ticks });
    expect(report.events.filter(({ event }) => event.kind.endsWith('-problem'))).toEqual([]);
    const wanted = Object.entries(golden.hashes).filter(([tick]) => Number(tick) <= ticks);
    expect(report.hashes.map(({ tick, hash }) => [String(tick), hash])).toEqual(wanted);
  });

  it(`[EG-11] ${slug} gives the same hashes when replayed from its tape and from snapshots`, async () => {
    const game = loadGame(slug);
    const compiled = compileGame(game);
    const report = await playHeadlessGame({ game, seed: 11, bots: 4, ticks, hashEvery: HASH_EVERY });
    const replayed: { tick: number; hash: string }[] = [];
    const hosts = await Promise.all(Array.from({ length: RESTORES + 1 }, () => createGameScripts(game)));
    const started = startPlayback({ tape: report.tape, game: compiled, createScripts: () => hosts[0]! });
    if (!started.ok) throw new Error(started.error);
    let world = started.value;
    let restores = 0;
    while (playNextTick(report.tape, world)) {
      if (world.tick % HASH_EVERY === 0) replayed.push({ tick: world.tick, hash: hashWorld(world) });
      if (world.tick % Math.floor(ticks / (RESTORES + 1)) === 0 && restores < RESTORES) {
        restores += 1;
        const decoded = decodeSnapshot(encodeSnapshot(takeSnapshot(world)));
        if (!decoded.ok) throw new Error(decoded.error);
        world = createWorldFromSnapshot({ game: compiled, scripts: hosts[restores]! }, decoded.value);
      }
    }
    expect(restores).toBe(RESTORES);
    expect(replayed).toEqual(report.hashes);
  });
}
