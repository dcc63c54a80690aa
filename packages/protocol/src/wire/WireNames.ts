import type { Game } from '@playloom/game-format';

/** A table of ids. Messages contain the index of an id in this table instead of the id itself. */
export interface NameTable {
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
}

export interface NameTables {
  readonly units: NameTable;
  readonly items: NameTable;
  readonly projectiles: NameTable;
  readonly props: NameTable;
  readonly teams: NameTable;
  readonly attributes: NameTable;
  readonly buffs: NameTable;
  readonly effects: NameTable;
  readonly sounds: NameTable;
  readonly animations: NameTable;
  readonly shops: NameTable;
  readonly offers: NameTable;
  readonly dialogues: NameTable;
  readonly dialogueNodes: NameTable;
  readonly layers: NameTable;
  readonly panels: NameTable;
}

/** Data that room and client each derive from the game document, so that it doesn't have to be sent. */
export interface WireNames extends NameTables {
  readonly tickRate: number;
  /** The number of cells in all map layers together. Cell indexes in messages must be below it. */
  readonly cellCount: number;
  /**
   * Attributes whose bar is not visible to everyone, with the required access level: 1 same team, 2 the
   * owner.
   */
  readonly privateAttributes: ReadonlyMap<string, number>;
  /** A hash of all fields above, which shows whether room and client have loaded the same game. */
  readonly fingerprint: number;
}

const audiences = ['everyone', 'team', 'owner'] as const;
const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;

/**
 * Creates the tables. Ids are sorted instead of in document order: the room reads the release and the client
 * reads its projection, and storing a document may change the order of its keys.
 */
export function createWireNames(game: Game): WireNames {
  const tables = createNameTables(game);
  const privateAttributes = findPrivateAttributes(game);
  const { tickRate } = game.settings;
  const cellCount = game.map.layers.length * game.map.width * game.map.height;
  const lists = Object.values(tables).map(({ ids }: NameTable) => ids);
  const fingerprint = hashText(JSON.stringify([lists, [...privateAttributes], tickRate, cellCount]));
  return { ...tables, tickRate, cellCount, privateAttributes, fingerprint };
}

function createNameTables({ types, map, data }: Game): NameTables {
  const shops = Object.values(types.shops);
  const dialogues = Object.values(types.dialogues);
  return {
    units: createNameTable(Object.keys(types.units)),
    items: createNameTable(Object.keys(types.items)),
    projectiles: createNameTable(Object.keys(types.projectiles)),
    props: createNameTable(Object.keys(types.props)),
    teams: createNameTable(Object.keys(types.teams)),
    attributes: createNameTable(Object.keys(types.attributes)),
    buffs: createNameTable(Object.keys(types.buffs)),
    effects: createNameTable(Object.keys(types.effects)),
    sounds: createNameTable(Object.keys(types.sounds)),
    animations: createNameTable(Object.keys(types.animations)),
    shops: createNameTable(Object.keys(types.shops)),
    offers: createNameTable(shops.flatMap((shop) => shop.offers.map((offer) => offer.id))),
    dialogues: createNameTable(Object.keys(types.dialogues)),
    dialogueNodes: createNameTable(dialogues.flatMap((dialogue) => Object.keys(dialogue.nodes))),
    layers: createNameTable(map.layers.map((layer) => layer.id)),
    panels: createNameTable(Object.keys(data.ui)),
  };
}

export function createNameTable(ids: readonly string[]): NameTable {
  const sorted = [...new Set(ids)].toSorted();
  return { ids: sorted, numbers: new Map(sorted.map((id, number) => [id, number])) };
}

function findPrivateAttributes({ types }: Game): ReadonlyMap<string, number> {
  return new Map(
    Object.keys(types.attributes)
      .toSorted()
      .map((id) => [id, audiences.indexOf(types.attributes[id]!.bar.audience)] as const)
      .filter(([, level]) => level > 0),
  );
}

/** Computes an FNV-1a hash. It detects accidental differences, but not deliberately crafted ones. */
function hashText(text: string): number {
  let hash = HASH_START;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), HASH_FACTOR);
  }
  return hash >>> 0;
}
