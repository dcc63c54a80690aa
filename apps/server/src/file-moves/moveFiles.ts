import { computeFileName } from '../files/computeFileName.ts';
import { getFileKey } from '../files/createFileStore.ts';
import { readFileLocation, writeFileLocation } from '../files/fileLocation.ts';
import { listStoredFiles } from '../files/fileQueries.ts';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import { OBJECT_FOLDERS } from '../object-store/objectKeys.ts';
import { CommandError } from '../process/CommandError.ts';
import type { Db } from '../storage/openDatabase.ts';
import { copyEngines } from './copyEngines.ts';

export interface FileMove {
  db: Db;
  from: ObjectStore;
  to: ObjectStore;
  /** Folder of the engines of a local store. */
  enginesDir: string;
  /** Whether files that neither store has are left behind. Otherwise they are a reason not to switch. */
  skipsMissing: boolean;
  signal: AbortSignal;
  onProgress(report: MoveReport): void;
}

export interface MoveReport {
  copied: number;
  bytes: number;
  /** Files that the target already had. */
  skipped: number;
  /** Keys of files that neither store has, or whose bytes are not those of their name. */
  missing: string[];
}

/** Thrown when the operator stops a move. Everything that was copied stays. */
export class MoveStopped extends Error {}

const COPIES_AT_ONCE = 8;
/** Copied in addition to the files that the database names. */
const OTHER_FOLDERS = [OBJECT_FOLDERS.tapes, OBJECT_FOLDERS.outbox, OBJECT_FOLDERS.sleeping];

/**
 * Copies everything from one store to another, also while the site runs. Objects that the target has with the same size
 * are skipped, so a move that was stopped continues, and a second move copies what was added since. At the end the
 * database says that its files are in the new store.
 */
export async function moveFiles(move: FileMove): Promise<MoveReport> {
  await requireKnownLocation(move);
  const report: MoveReport = { copied: 0, bytes: 0, skipped: 0, missing: [] };
  const present = await listSizes(move.to);
  const copied = new Map<string, number>();
  await runSeveral(listSources(move), COPIES_AT_ONCE, async (source) => {
    if (move.signal.aborted) throw new MoveStopped();
    if (present.get(source.key) === source.bytes) report.skipped += 1;
    else await copyObject(move, source, { report, copied });
    move.onProgress(report);
  });
  await verifyCopies(move.to, copied);
  await copyEngines(move);
  if (report.missing.length > 0 && !move.skipsMissing) throw describeMissing(move, report);
  await writeFileLocation(move.db, move.to.location);
  return report;
}

interface Source {
  key: string;
  bytes: number;
  /** Undefined for objects that are not named after their content. */
  name?: string;
}

async function* listSources({ db, from }: FileMove): AsyncGenerator<Source> {
  for await (const { name, bytes } of listStoredFiles(db)) yield { key: getFileKey(name), bytes, name };
  for (const folder of OTHER_FOLDERS) yield* from.list(folder);
}

async function listSizes(objects: ObjectStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const folder of [OBJECT_FOLDERS.files, ...OTHER_FOLDERS])
    for await (const { key, bytes } of objects.list(folder)) sizes.set(key, bytes);
  return sizes;
}

async function copyObject(
  { from, to }: FileMove,
  { key, name }: Source,
  { report, copied }: { report: MoveReport; copied: Map<string, number> },
): Promise<void> {
  const bytes = await from.read(key);
  if (bytes !== null && (name === undefined || computeFileName(bytes, readExtension(name)) === name)) {
    await to.put(key, bytes);
    copied.set(key, bytes.length);
    report.copied += 1;
    report.bytes += bytes.length;
  } else if (name !== undefined) {
    report.missing.push(key);
  }
}

function readExtension(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

async function verifyCopies(to: ObjectStore, copied: ReadonlyMap<string, number>): Promise<void> {
  if (copied.size === 0) return;
  const sizes = await listSizes(to);
  const lost = [...copied].filter(([key, bytes]) => sizes.get(key) !== bytes);
  if (lost.length > 0)
    throw new CommandError(`${lost.length} files did not arrive in ${to.location}, such as ${lost[0]?.[0]}.`);
}

/** The files must be in one of the two stores. In the target, if this is a second move that copies what was added. */
async function requireKnownLocation({ db, from, to }: FileMove): Promise<void> {
  if (from.location === to.location)
    throw new CommandError('Both stores are the same. Choose another one with --to.');
  const location = await readFileLocation(db);
  if (location === null || location === from.location || location === to.location) return;
  throw new CommandError(`The files of this database are in ${location}. Move them from there.`);
}

function describeMissing({ from, to }: FileMove, { missing }: MoveReport): CommandError {
  return new CommandError(
    `${missing.length} files that the database names are neither in ${from.location} nor in ${to.location}, such as ${missing[0]}. If they are in the DATA_DIR of another process, run this command there too. If they are lost, use --skip-missing.`,
  );
}

async function runSeveral<Item>(
  items: AsyncGenerator<Item>,
  count: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const work = async (): Promise<void> => {
    for (;;) {
      const next = await items.next();
      if (next.done === true) return;
      await run(next.value);
    }
  };
  // Waits for all, so that nothing is still being copied when the caller closes the database.
  const ends = await Promise.allSettled(Array.from({ length: count }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
