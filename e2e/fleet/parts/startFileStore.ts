import { startS3Server } from '../../../apps/server/src/testing/startS3Server.ts';

/** An object store that can be killed. It keeps its address and its files. */
export interface FileStore {
  readonly url: string;
  /** Breaks all connections, and every new one, like a process that is gone. */
  kill(): void;
  restart(): void;
  stop(): Promise<void>;
}

export async function startFileStore(): Promise<FileStore> {
  const server = await startS3Server();
  return {
    url: server.url(),
    kill() {
      server.intercept = ({ socket }) => {
        socket.destroy();
        return true;
      };
    },
    restart() {
      server.intercept = null;
    },
    stop: () => server.stop(),
  };
}
