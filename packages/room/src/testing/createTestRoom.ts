import { compileGame, loadPhysics, type ScriptHost } from '@playloom/engine';
import { exampleGame, type Game, type GameInput, parseGame, isRecord } from '@playloom/game-format';
import { createWireNames } from '@playloom/protocol';
import { createRoom } from '../run/createRoom.ts';
import type { Room, RoomSetup } from '../state/Room.ts';

/** Parts of a game document, deep-merged into the example game. */
export type TestGameChanges = { readonly [Part in keyof GameInput]?: unknown };

/** A wide meadow without walls: one hero for everyone, and a passive wolf far away. */
const meadowChanges: TestGameChanges = {
  settings: {
    players: { unit: 'hero', team: 'none' },
    camera: { tilesInView: 16 },
    chat: { mode: 'everyone' },
  },
  map: {
    width: 128,
    height: 128,
    layers: [{ id: 'floor', name: 'Floor' }],
    entities: [],
    spawnPoints: { start: { name: 'Start', x: 64, y: 64 } },
  },
  types: {
    units: {
      hero: {
        name: 'Hero',
        attributes: { health: {}, energy: {} },
        inventory: { size: 3, startItems: [{ item: 'sword' }] },
        controls: { scheme: 'wasd', speed: 6, acceleration: 0 },
        body: { collidesWith: { units: false } },
      },
      stone: { name: 'Stone', body: { kind: 'none' } },
    },
  },
};

interface TestRoomOptions extends Partial<Omit<RoomSetup, 'game' | 'names'>> {
  readonly changes?: TestGameChanges;
  readonly createScripts?: (game: Game) => ScriptHost | null;
}

export async function createTestRoom(options: TestRoomOptions = {}): Promise<Room> {
  await loadPhysics();
  const game = createTestGame(options.changes);
  const { changes: _changes, createScripts, ...plan } = options;
  const created = createRoom({
    id: 'room',
    game: compileGame(game),
    names: createWireNames(game),
    seed: 7,
    scripts: createScripts?.(game) ?? null,
    roomName: 'Test room',
    lobbyCode: null,
    ...plan,
  });
  if (!created.ok) throw new Error(created.error);
  return created.value;
}

export function createTestGame(changes: TestGameChanges = {}): Game {
  const parsed = parseGame(createTestDocument(changes));
  if (!parsed.ok) throw new Error(parsed.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return parsed.value;
}

/** The document of a test game, as stored in a release. */
export function createTestDocument(changes: TestGameChanges = {}): unknown {
  return merge(merge(exampleGame(), meadowChanges), changes);
}

/** Plain objects are deep-merged, everything else is replaced. */
function merge(base: unknown, changes: unknown): unknown {
  if (!isRecord(base) || !isRecord(changes)) return changes;
  const merged: { [key: string]: unknown } = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    merged[key] = Object.hasOwn(base, key) ? merge(base[key], change) : change;
  }
  return merged;
}
