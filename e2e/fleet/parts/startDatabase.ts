import { findFreePort } from '../../../apps/server/src/process/findFreePort.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/storage/embedded/startEmbeddedPostgres.ts';
import { killProcessTree } from '../../../apps/server/src/testing/killProcessTree.ts';

/** A PostgreSQL server that can be killed. It keeps its address. */
export interface FleetDatabase {
  readonly url: string;
  kill(): void;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startDatabase(dataDir: string): Promise<FleetDatabase> {
  const port = await findFreePort('127.0.0.1');
  let server = await startEmbeddedPostgres({ dataDir, port });
  return {
    url: server.url,
    kill: () => killProcessTree(server.pid),
    async restart() {
      server = await startEmbeddedPostgres({ dataDir, port });
    },
    stop: () => server.stop(),
  };
}
