import { createReferenceLookup, exampleGame, parseGame } from '@playloom/game-format';
import { describe, expect, inject, it } from 'vitest';
import { compileGame } from '../compile/compileGame.ts';
import { createWorld } from '../simulation/createWorld.ts';
import { createRandom } from '../math/random.ts';
import { freePhysics } from '../physics/Physics.ts';
import { loadPhysics } from '../physics/loadPhysics.ts';
import { decodeSnapshot, encodeSnapshot } from '../snapshot/encodeSnapshot.ts';
import { hashWorld } from '../snapshot/hashWorld.ts';
import { createWorldFromSnapshot } from '../snapshot/restoreSnapshot.ts';
import { takeSnapshot } from '../snapshot/takeSnapshot.ts';
import { assertChangesMarked } from '../testing/assertChangesMarked.ts';
import { tick } from '../simulation/tick.ts';
import { writeRandomRules } from '../testing/writeRandomRules.ts';
import type { Input } from '../world/Input.ts';
import type { World } from '../world/World.ts';

const GAMES = 60;
/** Each batch is a separate test, because the memory of a world is only reclaimed between tests. */
const BATCHES = inject('long') ? 100 : 1;
const RULES = 12;
const TICKS = 40;
const TICKS_AFTER = 10;
/**
 * A game ends early once it has this many entities. Some random rules create the maximum number of entities in
 * the same spot in one tick, and physics then takes minutes, which says nothing about rules.
 */
const CROWD = 300;

function parseRandomGame(seed: number) {
  const example = parseGame(exampleGame());
  if (!example.ok) throw new Error('The example is broken.');
  const rules = writeRandomRules(createRandom(seed), createReferenceLookup(example.value), RULES);
  const openGate = { id: 'open-gate', name: 'Open gate', when: { when: 'ruleIsRun' } };
  const parsed = parseGame({ ...exampleGame(), rules: [openGate, ...rules] });
  if (!parsed.ok)
    throw new Error(
      `seed ${seed}: ${parsed.error.map(({ path, message }) => `${path} ${message}`).join('; ')}`,
    );
  return parsed.value;
}

function inputsOf(number: number): Input[] {
  const saved = { game: {}, world: {} };
  if (number === 1) return [1, 2].map((player) => ({ kind: 'join', player, name: 'P', userId: null, saved }));
  if (number % 7 !== 0) return [];
  const keys = ['d', 'mouse-left', 'space', 'e'] as const;
  return [
    { kind: 'controls', player: 1, keys: [keys[(number / 7) % 4]!], mouseX: 9, mouseY: 9, stick: null },
    { kind: 'chat', player: 2, text: 'hello' },
  ];
}

/** Plays until the given tick, or until there are more than CROWD entities. */
function play(world: World, until: number): void {
  while (world.tick < until && world.entities.top <= CROWD) {
    tick(world, inputsOf(world.tick + 1));
    assertChangesMarked(world);
  }
}

/** Whether a value contains NaN or infinity, which would spread through a game. */
function findNonFinite(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (ArrayBuffer.isView(value))
    return Array.from(value as Float64Array).some((element) => !Number.isFinite(element));
  return typeof value === 'object' && value !== null && Object.values(value).some(findNonFinite);
}

describe('arbitrary rules', () => {
  const batches = Array.from({ length: BATCHES }, (_, batch) => batch * GAMES);
  it.each(batches)(
    'never throw, stay finite and continue identically from a snapshot, from seed %i',
    async (from) => {
      await loadPhysics();
      for (let seed = from + 1; seed <= from + GAMES; seed += 1) {
        const game = compileGame(parseRandomGame(seed));
        const world = createWorld({ game, seed });
        play(world, TICKS);
        const { physics: _physics, ...state } = takeSnapshot(world);
        expect(findNonFinite(state), `seed ${seed}`).toBe(false);
        const decoded = decodeSnapshot(encodeSnapshot(takeSnapshot(world)));
        if (!decoded.ok) throw new Error(decoded.error);
        const other = createWorldFromSnapshot({ game }, decoded.value);
        for (const going of [world, other]) play(going, TICKS + TICKS_AFTER);
        expect(hashWorld(other), `seed ${seed}`).toBe(hashWorld(world));
        for (const ended of [world, other]) freePhysics(ended.physics);
      }
    },
  );
});
