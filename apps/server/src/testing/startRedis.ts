import { spawn, spawnSync } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';
import { createTempFolder } from './createTempFolder.ts';
import { pollUntil } from './pollUntil.ts';

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

/** Starts a Redis server for one test, without persistence. */
export async function startRedis(): Promise<TestRedis> {
  // Without Redis the test fails instead of being skipped. `npm test` installs Redis or says how to.
  if (spawnSync('redis-server', ['--version']).status !== 0)
    throw new Error('Install redis-server (on Debian: sudo apt-get install redis-server).');
  const folder = await createTempFolder('redis');
  const port = await findPort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder.path];
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('Ready to accept connections')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      // Wait until all clients have disconnected. Otherwise their connections would break and report errors.
      await pollUntil(
        async () => (await countConnections(port)) <= 1,
        () => 'a client is still connected to Redis',
      );
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      await folder.remove();
    },
  };
}

async function countConnections(port: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write('INFO clients\r\nQUIT\r\n');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return Number(/connected_clients:(\d+)/.exec(answer)?.[1]);
}

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
