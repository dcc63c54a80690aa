import * as Y from 'yjs';

/** Size and nesting of an edit, measured without applying it. */
export interface EditMetrics {
  /** The number of Yjs structs in the edit, including deleted ones. */
  readonly items: number;
  /** Ids of the Yjs clients whose changes the edit contains. */
  readonly clients: readonly number[];
  /** The deepest nesting among items that the edit attaches directly to a root of the document. */
  readonly depth: number;
  /** Existing items of the document that the edit adds to, each with the deepest nesting that it adds there. */
  readonly anchors: readonly EditAnchor[];
}

interface EditAnchor {
  readonly client: number;
  readonly clock: number;
  readonly depth: number;
}

/** The Yjs clock up to which a document has each client's changes. Yjs ignores changes below that clock. */
export type StateVector = ReadonlyMap<number, number>;

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];

/**
 * How deep an item is nested below an existing item of the document (`anchor`), or below a root if `anchor` is null.
 */
interface Level {
  readonly anchor: Y.ID | null;
  readonly depth: number;
}

const ROOT: Level = { anchor: null, depth: 0 };
/** The level of items whose parents form a cycle. */
const CIRCLE: Level = { anchor: null, depth: Infinity };

/**
 * Measures an edit that may come from an attacker. Yjs nests, deletes and reads shared types recursively, so
 * a chain of 20,000 maps in one small update overflows the stack of every client that applies it. Throws if
 * the bytes are not an edit.
 */
export function inspectEdit(update: Uint8Array, known: StateVector): EditMetrics {
  const { structs } = Y.decodeUpdate(update);
  const chains = createChains(structs, known);
  const anchors = new Map<string, EditAnchor>();
  let depth = 0;
  for (const struct of structs) {
    if (!(struct instanceof Y.Item) || struct.id.clock + struct.length <= chains.knownOf(struct)) continue;
    const level = findLevel(struct, chains);
    const reached = level.depth + depthOfContent(struct.content);
    if (level.anchor === null) depth = Math.max(depth, reached);
    else noteAnchor(anchors, level.anchor, reached);
  }
  const clients = [...new Set(structs.map(({ id }) => id.client))];
  return { items: structs.length, clients, depth, anchors: [...anchors.values()] };
}

/** Computes how deep the parts of a document that an edit changes will be nested after the edit. */
export function computeDepthAfterEdit(doc: Y.Doc, { depth, anchors }: EditMetrics): number {
  return anchors.reduce((most, anchor) => Math.max(most, depthInside(doc, anchor) + anchor.depth), depth);
}

function depthInside({ store }: Y.Doc, { client, clock }: EditAnchor): number {
  // The document lacks this item, so this part of the edit can't be applied.
  if (Y.getState(store, client) <= clock) return 0;
  let depth = 0;
  let item: unknown = Y.getItem(store, Y.createID(client, clock));
  while (item instanceof Y.Item) {
    depth += 1;
    item = item.parent instanceof Y.AbstractType ? item.parent._item : null;
  }
  return depth;
}

function noteAnchor(anchors: Map<string, EditAnchor>, { client, clock }: Y.ID, depth: number): void {
  const key = `${client} ${clock}`;
  const noted = anchors.get(key);
  if (noted === undefined || noted.depth < depth) anchors.set(key, { client, clock, depth });
}

/** The items of an edit, for following the chain of parents, with the levels found so far. */
interface Chains {
  readonly levels: Map<Y.Item, Level>;
  /** The struct of the edit with this id. Null if the document already has it or the edit doesn't contain it. */
  find(id: Y.ID): Struct | null;
  knownOf(struct: Struct): number;
}

function createChains(structs: readonly Struct[], known: StateVector): Chains {
  const byClient = groupByClient(structs);
  return {
    levels: new Map(),
    knownOf: ({ id }) => known.get(id.client) ?? 0,
    find({ client, clock }) {
      if (clock < (known.get(client) ?? 0)) return null;
      const own = byClient.get(client) ?? [];
      let [from, to] = [0, own.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if (own[middle]!.id.clock <= clock) from = middle + 1;
        else to = middle;
      }
      const found = own[from - 1];
      return found !== undefined && clock < found.id.clock + found.length ? found : null;
    },
  };
}

/**
 * Groups structs by client. Throws unless each client has one uninterrupted run of structs, as Yjs writes them: for a
 * second run, Yjs would apply different structs than the ones measured here.
 */
function groupByClient(structs: readonly Struct[]): ReadonlyMap<number, readonly Struct[]> {
  const byClient = new Map<number, Struct[]>();
  let before: Struct | null = null;
  for (const struct of structs) {
    const { client, clock } = struct.id;
    const own = byClient.get(client) ?? [];
    const isNext =
      before?.id.client === client ? clock === before.id.clock + before.length : own.length === 0;
    if (!isNext) throw new Error('An edit lists the same client twice.');
    own.push(struct);
    byClient.set(client, own);
    before = struct;
  }
  return byClient;
}

/**
 * Finds how deep an item is nested. Uses a loop, because recursion would overflow the stack on exactly the edits that
 * this check must reject.
 */
function findLevel(start: Y.Item, chains: Chains): Level {
  const { levels } = chains;
  const walked: Y.Item[] = [];
  let level = ROOT;
  let struct: Struct | null = start;
  while (struct instanceof Y.Item) {
    const found = levels.get(struct);
    if (found !== undefined) {
      level = found;
      break;
    }
    walked.push(struct);
    // A marker until the real level is set below. Meeting it during the walk means that the chain is a cycle.
    levels.set(struct, CIRCLE);
    const next = readNext(struct, chains);
    struct = next === null ? null : chains.find(next.id);
    level = next !== null && struct === null ? { anchor: next.id, depth: 0 } : ROOT;
  }
  for (const item of walked.toReversed()) {
    const isBeside = readNext(item, chains)?.isBeside ?? false;
    level = { anchor: level.anchor, depth: level.depth + (isBeside ? 0 : 1) };
    levels.set(item, level);
  }
  return level;
}

/**
 * The next item in the chain of parents: the parent, or a sibling (`isBeside`) that has the same parent. Null if the
 * parent is a root.
 */
function readNext(item: Y.Item, chains: Chains): { id: Y.ID; isBeside: boolean } | null {
  const known = chains.knownOf(item);
  // The document already has the start of this item, and Yjs adds the rest as its sibling.
  if (item.id.clock < known) return { id: Y.createID(item.id.client, known - 1), isBeside: true };
  // In an edit that isn't applied yet, `parent` is an id or the name of a root.
  if (item.parent instanceof Y.ID) return { id: item.parent, isBeside: false };
  const beside = item.origin ?? item.rightOrigin;
  return beside === null ? null : { id: beside, isBeside: true };
}

function depthOfContent(content: Y.Item['content']): number {
  if (content instanceof Y.ContentAny || content instanceof Y.ContentJSON)
    return depthOfValue(content.arr) - 1;
  if (content instanceof Y.ContentEmbed) return depthOfValue(content.embed);
  return content instanceof Y.ContentFormat ? depthOfValue(content.value) : 0;
}

function depthOfValue(value: unknown): number {
  let most = 0;
  const parts: [unknown, number][] = [[value, 1]];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [inner, depth] = part;
    if (typeof inner !== 'object' || inner === null || inner instanceof Uint8Array) continue;
    most = Math.max(most, depth);
    for (const entry of Object.values(inner)) parts.push([entry, depth + 1]);
  }
  return most;
}
