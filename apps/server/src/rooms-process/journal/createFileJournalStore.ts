import { mkdir, open, readdir, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeRecords, encodeRecords } from './encodeRecords.ts';
import type { FreeJournal, JournalEntry, JournalStore } from './JournalStore.ts';
import type { JournalRecord } from './JournalRecord.ts';

/** The name of a room, and how often its journal was started again. */
const FILE_NAME = /^(?<roomId>[\w-]{1,64})\.(?<turn>\d{1,10})\.journal$/;

interface OpenJournal {
  readonly file: FileHandle;
  readonly path: string;
}

interface Store {
  readonly folder: string;
  readonly open: Map<string, OpenJournal>;
  bytesWritten: number;
}

/**
 * Keeps each journal in a file. The operating system writes it to the disk later, so it survives the process but not
 * always a power cut.
 */
export async function createFileJournalStore(folder: string): Promise<JournalStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const store: Store = { folder, open: new Map(), bytesWritten: 0 };
  return {
    get bytesWritten() {
      return store.bytesWritten;
    },
    async write(entries) {
      const isWritten = await Promise.all(entries.map((entry) => writeEntry(store, entry)));
      return new Map(entries.flatMap(({ roomId }, index) => (isWritten[index] ? [] : [[roomId, 'missing']])));
    },
    list: async () => (await listRooms(folder)).filter(({ roomId }) => !store.open.has(roomId)),
    claim: async () => true,
    has: async (roomId) => (await listFiles(folder, roomId)).length > 0,
    read: (roomId) => readJournal(folder, roomId),
    async release(roomId) {
      const journal = store.open.get(roomId);
      store.open.delete(roomId);
      await journal?.file.close();
    },
    remove: (roomId) => removeJournal(store, roomId),
    async close() {
      await Promise.all([...store.open.values()].map(({ file }) => file.close()));
      store.open.clear();
    },
  };
}

/** Returns false if there is no journal to which the records could be added. */
async function writeEntry(store: Store, { roomId, records }: JournalEntry): Promise<boolean> {
  const start = records.findLastIndex(({ kind }) => kind === 'start');
  if (start >= 0) {
    await startJournal(store, roomId, records.slice(start));
    return true;
  }
  const journal = store.open.get(roomId);
  if (journal === undefined) return false;
  try {
    await journal.file.appendFile(encode(store, records));
    return true;
  } catch (error) {
    // What follows a record that was not written completely could not be read, so the journal begins again.
    store.open.delete(roomId);
    await journal.file.close();
    throw error;
  }
}

function encode(store: Store, records: readonly JournalRecord[]): Buffer {
  const bytes = encodeRecords(records);
  store.bytesWritten += bytes.length;
  return bytes;
}

/** Writes a new file beside the old one, so that one of them is complete at any time. */
async function startJournal(store: Store, roomId: string, records: readonly JournalRecord[]): Promise<void> {
  const { folder, open: journals } = store;
  const older = await listFiles(folder, roomId);
  const path = join(folder, `${roomId}.${(older.at(-1)?.turn ?? 0) + 1}.journal`);
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.appendFile(encode(store, records));
    await rename(`${path}.new`, path);
  } catch (error) {
    await file.close();
    await rm(`${path}.new`, { force: true });
    throw error;
  }
  const previous = journals.get(roomId);
  journals.set(roomId, { file, path });
  await previous?.file.close();
  await Promise.all(older.map(({ name }) => rm(join(folder, name), { force: true })));
}

async function removeJournal({ folder, open: journals }: Store, roomId: string): Promise<void> {
  const journal = journals.get(roomId);
  journals.delete(roomId);
  await journal?.file.close();
  for (const { name } of await listFiles(folder, roomId)) await rm(join(folder, name), { force: true });
}

async function listRooms(folder: string): Promise<FreeJournal[]> {
  const ages = new Map<string, number>();
  for (const name of await readdir(folder)) {
    const roomId = FILE_NAME.exec(name)?.groups?.['roomId'];
    if (roomId === undefined) {
      await rm(join(folder, name), { force: true });
      continue;
    }
    const ageMs = Date.now() - (await stat(join(folder, name))).mtimeMs;
    ages.set(roomId, Math.min(ageMs, ages.get(roomId) ?? Infinity));
  }
  return [...ages].map(([roomId, ageMs]) => ({ roomId, ageMs, region: null }));
}

/** Reads the newest file that begins with a start. */
async function readJournal(folder: string, roomId: string): Promise<JournalRecord[] | null> {
  for (const { name } of (await listFiles(folder, roomId)).toReversed()) {
    const records = decodeRecords(await readFile(join(folder, name)));
    if (records[0]?.kind === 'start') return records;
  }
  return null;
}

/** Lists the files of a room, the newest last. */
async function listFiles(folder: string, wanted: string): Promise<{ name: string; turn: number }[]> {
  const files = (await readdir(folder)).flatMap((name) => {
    const { roomId, turn } = FILE_NAME.exec(name)?.groups ?? {};
    return roomId === wanted ? [{ name, turn: Number(turn) }] : [];
  });
  return files.sort((one, other) => one.turn - other.turn);
}
