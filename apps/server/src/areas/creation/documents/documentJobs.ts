import { endpoints } from '@playloom/api-contract';
import {
  applyEdits,
  createDraftUpdate,
  draftLimits,
  compactTiles,
  type DraftTrashAndLog,
  openDraft,
  readPart,
  inspectEdit,
  type StateVector,
} from '@playloom/draft';
import {
  checkLimits,
  copyGameForNewCreator,
  fail,
  hashGame,
  parseGame,
  succeed,
  type Game,
  type Json,
  type JsonObject,
  type Problem,
  type Result,
  isJsonObject,
} from '@playloom/game-format';
import * as Y from 'yjs';
import { JSON_BODY_BYTES_MAX } from '../../../http/limits.ts';
import {
  createLenientDraft,
  hashContent,
  listReferencedFileNames,
  decodeDraftDocument,
} from './draftState.ts';
import { serializeGame, type SerializedGame } from './serializeGame.ts';
import { documentReaders } from './documentReaders.ts';
import type { DocumentRejection } from './DocumentRejection.ts';

/** The source of a document: bytes of a draft, text of a release or version, or the body of a request. */
export type DocumentSource =
  | { readonly kind: 'state'; readonly state: Uint8Array }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'body'; readonly body: Uint8Array };

/** A new draft and the columns that the database stores with it. */
interface BuiltDraft {
  readonly state: Uint8Array;
  /** Null while the document has problems. */
  readonly contentHash: string | null;
  readonly about: Pick<SerializedGame, 'settings' | 'facts'> | null;
  readonly files: readonly string[];
  readonly document: string;
}

interface AdoptedDraft extends BuiltDraft {
  readonly hasPast: boolean;
}

/** The settings of a world for each of its games. They override the settings in the documents. */
export interface WorldSettings {
  readonly sharesToken: boolean;
  readonly maps: Readonly<Record<string, { readonly name: string }>>;
}

interface PlacedGame {
  readonly world?: { readonly shareWeb3TokenAcrossMaps?: boolean };
}

const MAX_PLAYERS = ['settings', 'maxPlayers'];

interface AdoptBody {
  document?: Json;
  past?: { trash: unknown[]; log: { label: string; at: number }[] };
}

/**
 * All work on whole documents. It runs only in the threads of `createDocumentThreads`, because each job may take
 * seconds for a large document.
 */
export const documentJobs = {
  ...documentReaders,
  /** Returns the small fields of a request body, with an empty document in place of the real one. */
  openBody: ({ body }: { body: Uint8Array }) => openBody(body),
  adopt: ({ body, title, username }: { body: Uint8Array; title: string; username: string }) =>
    adopt(readJson(body) as AdoptBody, title, username),
  /** Creates the draft of a valid game. */
  buildDraft: ({ text, title }: { text: string; title: string | null }) => buildDraft(text, title),
  /** Writes the document of a draft as text. */
  writeDocument: ({ state }: { state: Uint8Array }) => JSON.stringify(decodeDraftDocument(state)),

  /** Writes a row of a data export as indented JSON, with its document as one of the fields. */
  writeRow: ({ row, field, source }: { row: object; field: string; source: DocumentSource }): Uint8Array => {
    const value = source.kind === 'text' ? source.text : readSource(source);
    return Buffer.from(JSON.stringify({ ...row, [field]: value }, null, 2));
  },
  /** Writes the document for an API response: as bytes, with the settings of its world. */
  writeAnswer: ({ source, world }: { source: DocumentSource; world: WorldSettings | null }): Uint8Array =>
    new TextEncoder().encode(JSON.stringify(placeInWorld(readSource(source) as PlacedGame, world))),
  /** Packs a game into the form that a release stores. `maxPlayers` overrides the room size in the document. */
  pack: ({ source, maxPlayers }: { source: DocumentSource; maxPlayers: number | undefined }) =>
    pack(source, maxPlayers),
  /** Returns the content hash that a release of the draft would have, or null while it has problems. */
  hashDraft: ({ state }: { state: Uint8Array }) => hashContent(decodeDraftDocument(state)),
  /** Counts the items and the nesting depth of an edit to a shared document. Throws when it cannot be read. */
  inspectEdit: ({ update, known }: { update: Uint8Array; known: StateVector }) => inspectEdit(update, known),
  /** Sets the room size of a draft. Returns null when it already has this value. */
  setMaxPlayers: ({ state, maxPlayers }: { state: Uint8Array; maxPlayers: number }) =>
    setMaxPlayers(state, maxPlayers),
  /** Moves painted cells into their chunks. Returns null when there are none. */
  foldTiles: ({ state }: { state: Uint8Array }) => foldPainted(state),
  /** Converts a document to the current format version. */
  normalize: ({ text }: { text: string }): Result<string, DocumentRejection> => {
    const parsed = readGame(JSON.parse(text));
    return parsed.ok ? succeed(JSON.stringify(parsed.value)) : parsed;
  },
};

export type DocumentJobs = typeof documentJobs;

function reject(
  reason: DocumentRejection['reason'],
  problems: readonly Problem[] = [],
): Result<never, DocumentRejection> {
  return fail({ reason, problems });
}

/**
 * Parses a document from any source. Limits are checked for all of them, because a release may be older than the
 * limits.
 */
function readGame(document: unknown): Result<Game, DocumentRejection> {
  const parsed = parseGame(document);
  if (parsed.ok) return parsed;
  const excess = checkLimits(document);
  return excess.length > 0 ? reject('over-limit', excess) : reject('invalid', parsed.error);
}

function readJson(body: Uint8Array): unknown {
  return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8'));
}

function openBody(body: Uint8Array): Result<Record<string, unknown>, DocumentRejection> {
  let read: unknown;
  try {
    read = readJson(body);
  } catch {
    return reject('not-json');
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return reject('not-json');
  const { document, past, ...fields } = read as Record<string, unknown>;
  const problems = [document ?? {}, past ?? {}, fields].flatMap((part) => checkLimits(part));
  if (problems.length > 0) return reject('over-limit', problems);
  // The schema of the endpoint checks the small fields. Large fields are replaced with placeholders that are valid only
  // if the original is.
  if (document !== undefined) fields['document'] = isJsonObject(document) ? {} : null;
  const isPast = endpoints.adoptGame.body.shape.past.safeParse(past).success;
  if (past !== undefined) fields['past'] = isPast ? { trash: [], log: [] } : null;
  return JSON.stringify(fields).length > JSON_BODY_BYTES_MAX ? reject('not-json') : succeed(fields);
}

function adopt(body: AdoptBody, title: string, username: string): Result<AdoptedDraft, DocumentRejection> {
  const past: DraftTrashAndLog | undefined = body.past && {
    trash: body.past.trash,
    log: body.past.log.map((step) => ({ ...step, by: username })),
  };
  const built = createLenientDraft(withTitle(body.document as Json, title), past);
  if (!built.ok) return reject('invalid', built.error);
  if (built.value.length > draftLimits.DRAFT_BYTES_MAX) return reject('draft-too-large');
  // The stored draft is read back and checked again, because filling in missing parts can exceed a limit.
  const document = decodeDraftDocument(built.value);
  const problems = checkLimits(document);
  if (problems.length > 0) return reject('over-limit', problems);
  return succeed({ ...describeDraft(built.value, document), hasPast: past !== undefined });
}

function describeDraft(state: Uint8Array, document: Json): BuiltDraft {
  const parsed = parseGame(document);
  return {
    state,
    contentHash: parsed.ok ? hashGame(parsed.value) : null,
    about: parsed.ok ? pickAbout(serializeGame(parsed.value)) : null,
    files: listReferencedFileNames(document),
    document: JSON.stringify(document),
  };
}

function buildDraft(text: string, title: string | null): Result<BuiltDraft, DocumentRejection> {
  const parsed = readGame(JSON.parse(text));
  if (!parsed.ok) return parsed;
  const game = title === null ? parsed.value : copyGameForNewCreator(parsed.value, title);
  const packed = serializeGame(game);
  return succeed({
    state: createDraftUpdate(game),
    contentHash: packed.documentHash,
    about: pickAbout(packed),
    files: listReferencedFileNames(game as unknown as Json),
    document: packed.document,
  });
}

function pickAbout({ settings, facts }: SerializedGame): BuiltDraft['about'] {
  return { settings, facts };
}

function pack(
  source: DocumentSource,
  maxPlayers: number | undefined,
): Result<SerializedGame, DocumentRejection> {
  const parsed = readGame(readSource(source));
  if (!parsed.ok) return parsed;
  const { settings } = parsed.value;
  const sized = { ...settings, maxPlayers: maxPlayers ?? settings.maxPlayers };
  return succeed(serializeGame({ ...parsed.value, settings: sized }));
}

function setMaxPlayers(state: Uint8Array, maxPlayers: number): Uint8Array | null {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  const draft = openDraft(doc);
  if (readPart(draft, MAX_PLAYERS) === maxPlayers) return null;
  applyEdits(draft, [{ kind: 'set', path: MAX_PLAYERS, value: maxPlayers }], null);
  return Y.encodeStateAsUpdate(doc);
}

/** Adds the settings of the world to a game. A map can also share the world's token in its own settings. */
function placeInWorld(game: PlacedGame, around: WorldSettings | null): PlacedGame {
  if (around === null) return game;
  const shareWeb3TokenAcrossMaps = around.sharesToken || game.world?.shareWeb3TokenAcrossMaps === true;
  return { ...game, world: { ...game.world, shareWeb3TokenAcrossMaps, maps: around.maps } as never };
}

function foldPainted(state: Uint8Array): Uint8Array | null {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  const { tiles } = openDraft(doc);
  return doc.transact(() => compactTiles(tiles)) ? Y.encodeStateAsUpdate(doc) : null;
}

function readSource(source: DocumentSource): unknown {
  if (source.kind === 'state') return decodeDraftDocument(source.state);
  if (source.kind === 'text') return JSON.parse(source.text);
  return (readJson(source.body) as { document?: unknown }).document;
}

function withTitle(document: Json, title: string): Json {
  const { settings } = document as JsonObject;
  return {
    ...(document as JsonObject),
    settings: isJsonObject(settings) ? { ...settings, title } : { title },
  };
}
