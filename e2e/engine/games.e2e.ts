import { describe, expect, inject, it } from 'vitest';
import { starterSlugs } from '../../tools/games/starters/listGames.ts';
import { readGameJson } from '../../tools/games/starters/loadGame.ts';
import { loadScriptWasm } from '../../tools/games/play/loadScriptWasm.ts';
import type { GameScene, GameSceneReport } from '../../tools/games/testing/runGameScene.ts';
import { runInChromium, runInNode } from '../harness/runInChromium.ts';

const ENTRY = 'tools/games/testing/runGameScene.ts';
const TICKS = inject('long') ? 3000 : 440;
/** One game is enough here, because golden runs of all games are compared in Node. */
const SLUGS = inject('long') ? starterSlugs : ['skyline'];

const chromium = runInChromium();

/**
 * Describes the two halves of a run. The first starts from the beginning, the second continues from a snapshot that the
 * other environment took.
 */
async function planScenes(
  slug: string,
): Promise<{ first: GameScene; second: (from: Uint8Array) => GameScene }> {
  const first = {
    json: readGameJson(slug),
    wasm: await loadScriptWasm(),
    seed: 5,
    bots: 6,
    ticks: TICKS / 2,
    from: null,
  };
  return { first, second: (from) => ({ ...first, from }) };
}

describe('a release, a seed and inputs give the same world', () => {
  it.each(SLUGS)(
    '[EG-01] %s: twice in Node, in Chromium, and across snapshots of each other',
    async (slug) => {
      const { first, second } = await planScenes(slug);
      const here = await runInNode<GameSceneReport>(ENTRY, first);
      expect(here.hashes.length).toBeGreaterThan(3);
      expect(await runInNode<GameSceneReport>(ENTRY, first)).toEqual(here);
      const there = await chromium<GameSceneReport>(ENTRY, first);
      expect(there).toEqual(here);
      const hereOn = await runInNode<GameSceneReport>(ENTRY, second(there.end));
      const thereOn = await chromium<GameSceneReport>(ENTRY, second(here.end));
      expect(thereOn).toEqual(hereOn);
      expect(new Set(hereOn.hashes.map(({ hash }) => hash)).size).toBe(hereOn.hashes.length);
    },
  );
});
