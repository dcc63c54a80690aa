import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { decodeClientMessage, encodeClientMessage } from './messages/clientMessages.ts';
import { decodeErrorIds } from './bytes/ByteReader.ts';
import { ENTITY_SLOTS_MAX, TILE_RUN_MAX } from './wire/limits.ts';
import { decodeServerMessage, encodeServerMessage, SNAPSHOT_TYPE_BYTE } from './messages/serverMessages.ts';
import { applySnapshot } from './snapshot/applySnapshot.ts';
import { type ClientView, createClientView } from './snapshot/ClientView.ts';
import { clientMessageArbitrary, serverMessageArbitrary } from './testing/arbitraries.ts';
import { playSampleRoom } from './testing/playSampleRoom.ts';
import { createSampleNames } from './testing/createSampleNames.ts';

const SEED = 20261115;
/** The number of test inputs, split between the three decoders. */
const BUFFERS = inject('long') ? 1_000_000 : 50_000;
/**
 * The number of snapshots recorded for one client of the sample room. Tests apply some of them unchanged
 * before a mutated one.
 */
const REAL_SNAPSHOTS = 60;

const names = createSampleNames();

function createChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Chance = ReturnType<typeof createChance>;

function makeUp(chance: Chance, first: number): Uint8Array {
  const bytes = new Uint8Array(chance(80) + 1);
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = chance(4) === 0 ? chance(256) : chance(20);
  bytes[0] = first;
  return bytes;
}

/**
 * Returns a damaged copy: truncated, with a changed bit, one or several changed bytes, or a huge number in
 * the middle. Some copies are also extended.
 */
function mutate(chance: Chance, real: Uint8Array): Uint8Array {
  const place = chance(real.length);
  const more = chance(4) === 0 ? chance(4) : 0;
  const changed = new Uint8Array(real.length + more).fill(chance(256));
  changed.set(real);
  const way = chance(5);
  if (way === 0) return real.slice(0, place);
  if (way === 1) changed[place] = chance(256);
  else if (way === 2) changed[place]! ^= 1 << chance(8);
  else if (way === 3) changed.set([0xff, 0xff, 0xff, 0xff, 0x0f].slice(0, changed.length - place), place);
  else for (let count = chance(8); count >= 0; count--) changed[chance(changed.length)] = chance(256);
  return changed;
}

/** Counts the values in an object, plus the characters of its keys and texts. */
function measure(value: unknown): number {
  if (typeof value === 'string') return 1 + value.length;
  if (typeof value !== 'object' || value === null) return 1;
  let size = 1;
  for (const [key, part] of Object.entries(value)) size += key.length + measure(part);
  return size;
}

/** The allowed size of a decoded message on top of its bytes: the names of its fields take space too. */
const FRAME = 120;

function expectStableId(error: string): void {
  if (!(decodeErrorIds as readonly string[]).includes(error))
    throw new Error(`“${error}” is not one of the ids.`);
}

let snapshots: readonly Uint8Array[];
/** At index n, the view after the first n real snapshots, and their total size in bytes. */
const views: ClientView[] = [];
const sizes: number[] = [];

beforeAll(() => {
  snapshots = playSampleRoom(names, REAL_SNAPSHOTS, SEED);
  const view = createClientView();
  let fed = 0;
  for (const bytes of snapshots) {
    views.push(copyView(view));
    sizes.push(fed);
    if (!applySnapshot(view, names, bytes).ok) throw new Error('A real snapshot was refused.');
    fed += bytes.length;
  }
});

describe('[MP-08] random and mutated bytes', () => {
  it('are read as a client message or refused, and never use more memory than their length', () => {
    const chance = createChance(SEED);
    const real = fc.sample(clientMessageArbitrary, { seed: SEED, numRuns: 300 }).map(encodeClientMessage);
    let understood = 0;
    for (let count = 0; count < BUFFERS / 3; count++) {
      const bytes = chance(2) === 0 ? makeUp(chance, chance(20)) : mutate(chance, real[chance(real.length)]!);
      const result = decodeClientMessage(bytes);
      if (!result.ok) expectStableId(result.error);
      else {
        understood += 1;
        if (measure(result.value) > FRAME + bytes.length * 2)
          throw new Error(`${bytes.join()} became too much.`);
      }
    }
    expect(understood).toBeGreaterThan(BUFFERS / 100);
    expect(understood).toBeLessThan(BUFFERS / 3);
  });

  it('are read as a server message or refused', () => {
    const chance = createChance(SEED + 1);
    const real = fc.sample(serverMessageArbitrary, { seed: SEED, numRuns: 100 }).map(encodeServerMessage);
    let understood = 0;
    for (let count = 0; count < BUFFERS / 3; count++) {
      const bytes = chance(2) === 0 ? makeUp(chance, chance(6)) : mutate(chance, real[chance(real.length)]!);
      const result = decodeServerMessage(bytes);
      if (!result.ok) expectStableId(result.error);
      else understood += 1;
    }
    expect(understood).toBeGreaterThan(BUFFERS / 100);
  });

  it('are applied as a snapshot or refused, and the view stays within their size', () => {
    const chance = createChance(SEED + 2);
    let client = startClient(0);
    let understood = 0;
    for (let count = 0; count < BUFFERS / 3; count++) {
      // After a failure, continue with another client that has received some real snapshots.
      if (client.view.isBroken || client.next === REAL_SNAPSHOTS)
        client = startClient(chance(REAL_SNAPSHOTS));
      const real = snapshots[client.next]!;
      const bytes = chance(4) === 0 ? makeUp(chance, SNAPSHOT_TYPE_BYTE) : mutate(chance, real);
      const result = applySnapshot(client.view, names, bytes);
      client.fed += bytes.length;
      client.next += 1;
      if (result.ok) {
        understood += 1;
        expectConsistent(client.view);
      } else expectStableId(result.error);
      expectSmall(client.view, client.fed);
    }
    expect(understood).toBeGreaterThan(BUFFERS / 100);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('leave a view unchanged until a first snapshot arrives', () => {
    const { view } = startClient(5);
    expect(applySnapshot(view, names, snapshots[5]!.subarray(0, -1))).toEqual({
      ok: false,
      error: 'cut-off',
    });
    expect(applySnapshot(view, names, snapshots[6]!)).toEqual({ ok: false, error: 'out-of-order' });
    expect(applySnapshot(view, names, snapshots[0]!).ok).toBe(true);
  });
});

interface FuzzedClient {
  readonly view: ClientView;
  /** The number of bytes the client has received. */
  fed: number;
  next: number;
}

/** Creates a client that has received this many real snapshots. */
function startClient(real: number): FuzzedClient {
  return { view: copyView(views[real]!), fed: sizes[real]!, next: real };
}

function copyView(view: ClientView): ClientView {
  return {
    ...view,
    entities: new Map(view.entities),
    players: new Map(view.players),
    tiles: new Map(view.tiles),
    known: new Map([...view.known].map(([place, known]) => [place, { ...known }])),
  };
}

function expectSmall(view: ClientView, fed: number): void {
  const isSmall =
    view.entities.size <= Math.min(fed, ENTITY_SLOTS_MAX) &&
    view.known.size <= Math.min(fed, ENTITY_SLOTS_MAX) &&
    view.players.size <= fed &&
    view.tiles.size <= fed * TILE_RUN_MAX &&
    view.order.length <= fed;
  if (!isSmall) throw new Error(`${fed} bytes made a view that is too large.`);
  for (const entity of view.entities.values()) {
    const numbers = [entity.x, entity.y, entity.vx, entity.vy, entity.rotation, entity.scale];
    if (!numbers.every(Number.isFinite)) throw new Error('A number is not finite.');
  }
}

function expectConsistent(view: ClientView): void {
  const isConsistent =
    view.entities.size === view.known.size &&
    view.order.length === view.known.size &&
    [...view.known.values()].every((known) => view.entities.get(known.view.id) === known.view) &&
    [...view.tiles.keys()].every((cell) => cell < names.cellCount);
  if (!isConsistent) throw new Error('The view contradicts itself.');
}
