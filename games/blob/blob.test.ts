import {
  compileGame,
  createWorld,
  type Input,
  loadPhysics,
  tick,
  type Unit,
  type World,
  type WorldEvent,
} from '@playloom/engine';
import { type Game, type GameInput, parseGame } from '@playloom/game-format';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createScriptsFor } from '../kit/createScriptsFor.ts';
import { loadGame, readGameJson } from '../kit/loadGame.ts';
import { playGame } from '../kit/playGame.ts';
import { testStarterGame } from '../testing/testStarterGame.ts';

const TICKS_A_SECOND = 40;
const COUNTDOWN_TICKS = 3 * TICKS_A_SECOND + 2;
const FRESH_TICKS = 3 * TICKS_A_SECOND;
const MERGE_TICKS = 14 * TICKS_A_SECOND;
const ROUND_TICKS = 300 * TICKS_A_SECOND;

/** Tests say in the chat how heavy a blob is and where: “mass x y”. */
const wishRule: NonNullable<GameInput['rules']>[number] = {
  id: 'wish',
  name: 'Wish',
  when: { when: 'playerSendsChat' },
  do: [
    { do: 'setAttribute', entity: wisher(), attribute: 'mass', value: word(1) },
    { do: 'teleport', entity: wisher(), position: { get: 'point', x: word(2), y: word(3) } },
  ],
};

function wisher() {
  return { get: 'unitOf', player: { get: 'triggeringPlayer' } };
}

function word(number: number) {
  const list = { get: 'splitText', text: { get: 'chatText' }, separator: ' ' };
  return { get: 'numberFromText', text: { get: 'listElement', list, number } };
}

/** The pond without bots, ducklings and pellets, so that only what a test does happens. */
async function createPond(people: number): Promise<{ world: World; events: WorldEvent[] }> {
  const input = readGameJson('blob') as GameInput;
  const map = { ...input.map, entities: input.map!.entities!.filter(({ type }) => type !== 'duckling') };
  const rules = [...input.rules!.filter(({ group }) => group !== 'Pellets'), wishRule];
  const game = parse({ ...input, map, rules, settings: { ...input.settings, bots: { fillTo: 0 } } });
  const world = createWorld({ game: compileGame(game), seed: 5, scripts: await createScriptsFor(game) });
  const pond = { world, events: [] as WorldEvent[] };
  run(
    pond,
    1,
    Array.from({ length: people }, (_, index) => join(index + 1)),
  );
  run(pond, COUNTDOWN_TICKS + FRESH_TICKS);
  return pond;
}

function parse(input: GameInput): Game {
  const parsed = parseGame(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function join(player: number): Input {
  return { kind: 'join', player, name: `Player ${player}`, userId: null, saved: { game: {}, world: {} } };
}

function run(
  { world, events }: { world: World; events: WorldEvent[] },
  ticks: number,
  inputs: readonly Input[] = [],
) {
  for (let count = 0; count < ticks; count += 1) {
    tick(world, count === 0 ? inputs : []);
    events.push(...world.events);
  }
}

function wish(player: number, mass: number, x: number, y: number): Input {
  return { kind: 'chat', player, text: `${mass} ${x} ${y}` };
}

function point(player: number, mouseX: number, mouseY: number, keys: readonly 'space'[] = []): Input {
  return { kind: 'controls', player, keys, mouseX, mouseY, stick: null };
}

function blobsOf(world: World, player: number): Unit[] {
  return world.entities.records.filter(
    (entity): entity is Unit => entity?.kind === 'unit' && entity.owner === player && !entity.isDead,
  );
}

function scaleOf(world: World, { slot }: Unit): number {
  return world.entities.motion.scale[slot]!;
}

function placeOf(world: World, { slot }: Unit): [number, number] {
  const { x, y } = world.entities.motion;
  return [x[slot]!, y[slot]!];
}

describe('Big Gulp Pond', () => {
  beforeAll(loadPhysics);
  testStarterGame('blob');

  it('keeps a hundred pellets in the pond and lets bots grow by them', async () => {
    const { world, events } = await playGame({
      game: loadGame('blob'),
      seed: 3,
      bots: 8,
      ticks: 30 * TICKS_A_SECOND,
    });
    const pellets = world.entities.records.filter((entity) => entity?.kind === 'item');
    expect(pellets.length).toBeGreaterThan(75);
    expect(pellets.length).toBeLessThanOrEqual(120);
    expect(events.filter(({ event }) => event.kind.endsWith('-problem'))).toEqual([]);
    const scores = [...world.players.values()].map(({ score }) => score);
    expect(Math.max(...scores)).toBeGreaterThan(25);
  });

  it('makes heavier blobs larger and slower', async () => {
    const pond = await createPond(2);
    const { world } = pond;
    run(pond, 1, [wish(1, 12, 20, 50), wish(2, 192, 20, 8)]);
    run(pond, 1);
    const [small] = blobsOf(world, 1);
    const [large] = blobsOf(world, 2);
    expect([scaleOf(world, small!), scaleOf(world, large!)]).toEqual([1, 4]);
    expect(small!.speed).toBeCloseTo(large!.speed * 2);
  });

  it('lets a blob swallow a smaller one, which is back in a moment, small and safe', async () => {
    const pond = await createPond(2);
    const { world, events } = pond;
    run(pond, 2, [wish(1, 200, 40, 40), wish(2, 20, 40.5, 40)]);
    const [eater] = blobsOf(world, 1);
    expect(scaleOf(world, eater!)).toBeCloseTo(Math.sqrt(220 / 12));
    expect(blobsOf(world, 2)).toEqual([]);
    expect(events.filter(({ kind }) => kind === 'death')).toHaveLength(1);
    run(pond, 4 * TICKS_A_SECOND);
    const [back] = blobsOf(world, 2);
    expect(scaleOf(world, back!)).toBeLessThan(1.5);
  });

  it('does not let blobs of nearly the same mass eat each other', async () => {
    const pond = await createPond(2);
    run(pond, 20, [wish(1, 100, 40, 40), wish(2, 90, 40, 40.2)]);
    expect(pond.events.filter(({ kind }) => kind === 'death')).toEqual([]);
  });

  it('throws half of a blob ahead, which follows and merges back after a while', async () => {
    const pond = await createPond(1);
    const { world } = pond;
    run(pond, 10, [wish(1, 100, 24, 48), point(1, 30, 48)]);
    run(pond, 8, [point(1, 30, 48, ['space'])]);
    const pieces = blobsOf(world, 1);
    expect(pieces.map((piece) => scaleOf(world, piece))).toEqual([Math.sqrt(50 / 12), Math.sqrt(50 / 12)]);
    const [main, thrown] = pieces.map((piece) => placeOf(world, piece)[0]);
    expect(thrown! - main!).toBeGreaterThan(2);
    run(pond, MERGE_TICKS + 2 * TICKS_A_SECOND, [point(1, 26, 48)]);
    const whole = blobsOf(world, 1);
    expect(whole).toHaveLength(1);
    expect(scaleOf(world, whole[0]!)).toBeGreaterThan(Math.sqrt(90 / 12));
  });

  it('lets a player play on with what is left when the steered piece is eaten', async () => {
    const pond = await createPond(2);
    const { world, events } = pond;
    run(pond, 10, [wish(1, 100, 24, 48), point(1, 34, 48)]);
    run(pond, 12, [point(1, 34, 48, ['space'])]);
    const [main, thrown] = blobsOf(world, 1);
    const [x, y] = placeOf(world, main!);
    run(pond, 2, [wish(2, 300, x - 1, y)]);
    expect(events.filter(({ kind }) => kind === 'death')).toHaveLength(1);
    expect(world.players.get(1)!.unit).toBe(thrown!.id);
    run(pond, TICKS_A_SECOND, [point(1, placeOf(world, thrown!)[0], 40)]);
    expect(placeOf(world, thrown!)[1]).toBeLessThan(y - 1);
  });

  it('hides the small under lily pads and not the large', async () => {
    const pond = await createPond(2);
    const { world } = pond;
    run(pond, 8, [wish(1, 20, 10, 52), wish(2, 300, 9, 34)]);
    const buffsOf = (player: number) => blobsOf(world, player)[0]!.buffs.map(({ buff }) => buff);
    expect(buffsOf(1)).toContain('hidden');
    expect(buffsOf(2)).not.toContain('hidden');
    run(pond, 8, [wish(1, 20, 24, 48)]);
    expect(buffsOf(1)).not.toContain('hidden');
  });

  it('crowns the largest', async () => {
    const pond = await createPond(2);
    const { world } = pond;
    run(pond, 25, [wish(1, 60, 24, 48), wish(2, 300, 20, 8)]);
    const crown = world.entities.records.find((entity) => entity?.placement === 'crown')!;
    expect(crown.attachment?.carrier).toBe(world.players.get(2)!.unit);
    expect([world.players.get(1)!.score, world.players.get(2)!.score]).toEqual([60, 300]);
  });

  it('ends the round after five minutes, enters masses on the leaderboard and begins again small', async () => {
    const pond = await createPond(2);
    const { world, events } = pond;
    run(pond, 60, [wish(1, 60, 24, 48), wish(2, 70, 60, 48)]);
    world.match = { ...world.match, endsAt: world.tick + 5 };
    run(pond, 10);
    expect(events.filter(({ kind }) => kind === 'match').at(-1)).toMatchObject({
      change: 'match-ends',
      player: 2,
    });
    const entered = events.filter((event) => event.kind === 'leaderboard');
    expect(entered.map(({ player, score, order }) => [player, score, order])).toEqual([
      [1, 60, 'highest'],
      [2, 70, 'highest'],
    ]);
    run(pond, 12 * TICKS_A_SECOND);
    expect(world.match.phase).toBe('round');
    expect(blobsOf(world, 2).map((blob) => scaleOf(world, blob))).toEqual([1]);
  });

  it.runIf(inject('long'))('has different winners when bots play', async () => {
    const winners = new Set<number | null>();
    for (const seed of [1, 2, 3, 4]) {
      const game = loadGame('blob');
      const { events } = await playGame({ game, seed, bots: 8, ticks: ROUND_TICKS + COUNTDOWN_TICKS });
      const end = events.find(({ event }) => event.kind === 'match' && event.change === 'match-ends');
      if (end?.event.kind === 'match') winners.add(end.event.player);
      expect(events.filter(({ event }) => event.kind === 'death').length).toBeGreaterThan(8);
    }
    expect(winners.size).toBeGreaterThan(1);
  });
});
