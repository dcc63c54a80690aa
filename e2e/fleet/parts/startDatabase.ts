import { findFreePort } from '../../../apps/server/src/process/findFreePort.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/storage/embedded/startEmbeddedPostgres.ts';
import { killProcessTree } from '../../../apps/server/src/testing/killProcessTree.ts';
import { signalProcessTree } from '../../../apps/server/src/testing/signalProcessTree.ts';

/** A PostgreSQL server that can be killed. It keeps its address. */
export interface FleetDatabase {
  readonly url: string;
  readonly pid: number;
  kill(): void;
  /** Stops all its processes (SIGSTOP). `resume` lets them go on. */
  pause(): void;
  resume(): void;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** `onEnd` is called if it ends by itself. */
export async function startDatabase(dataDir: string, onEnd: () => void): Promise<FleetDatabase> {
  const port = await findFreePort('127.0.0.1');
  const state = { isKilled: false };
  const start = async () => {
    const started = await startEmbeddedPostgres({ dataDir, port });
    void started.lost.then(() => {
      if (!state.isKilled) onEnd();
    });
    return started;
  };
  let server = await start();
  return {
    url: server.url,
    get pid() {
      return server.pid;
    },
    kill() {
      state.isKilled = true;
      killProcessTree(server.pid);
    },
    pause: () => signalProcessTree(server.pid, 'SIGSTOP'),
    resume: () => signalProcessTree(server.pid, 'SIGCONT'),
    async restart() {
      server = await start();
      state.isKilled = false;
    },
    stop: () => server.stop(),
  };
}
