import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';

const ROOMS_MAIN = join(import.meta.dirname, '../rooms-process/main.ts');
/**
 * Without a limit, the young generation grows with the number of rooms and stays mostly empty. With 4 MB, threads
 * that several rooms share spent a tenth more processor time on freeing memory; with 16 MB they took 120 MB more memory,
 * and no less time.
 */
export const YOUNG_GENERATION = '--max-semi-space-size=8';
/**
 * By default V8 pretenures objects that live for one tick: a third of a megabyte per tick in a large room, which only a
 * full collection frees.
 */
const PRETENURING = '--no-allocation-site-pretenuring';
const EXEC_ARGS = [YOUNG_GENERATION, PRETENURING];
/**
 * For malloc of glibc. Memory of 16 kB or more, such as that of V8's compiler, is mapped and returns to the system when it
 * is freed. The rest is shared by two arenas: each thread would have its own, in which freed memory stays.
 */
const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
/** Opening a room in another process of the fleet takes longer than the default timeout of Colyseus. */
const COLYSEUS_SETTINGS = { COLYSEUS_PRESENCE_SHORT_TIMEOUT: '6000' };

export interface RoomsProgram {
  /** The program to start instead of the rooms process, for tests. */
  readonly program?: string | undefined;
  /** Receives the output of the process. If missing, the process writes to the same output as this one. */
  readonly onOutput?: ((text: string) => void) | undefined;
}

/** Starts a process that loads the code of rooms and waits for its settings. */
export function forkRooms({ program = ROOMS_MAIN, onOutput }: RoomsProgram): ChildProcess {
  const child = fork(program, [], {
    // Secrets, the database address and operator settings are not passed on.
    env: {
      NODE_ENV: process.env['NODE_ENV'] ?? 'production',
      ...COLYSEUS_SETTINGS,
      ...MALLOC_SETTINGS,
      ...findCompileCache(),
    },
    execArgv: EXEC_ARGS,
    serialization: 'advanced',
    stdio: onOutput ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  }
  return child;
}

/** Compiling takes a third of the time until the process can start rooms. Node adds a folder for its own version. */
function findCompileCache(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
