import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { projectRoot } from '../apps/server/src/process/projectRoot.ts';
import { hashToken } from '../apps/server/src/http/session.ts';
import { startEmbeddedPostgres } from '../apps/server/src/storage/embedded/startEmbeddedPostgres.ts';
import { createTempFolder } from '../apps/server/src/testing/createTempFolder.ts';
import { startServerProcess } from '../apps/server/src/testing/startServerProcess.ts';
import { buildEngine } from '../tools/run/buildEngine.mjs';
import { buildPages } from '../tools/run/buildPages.mjs';
import type { BenchmarkSite } from './measure/Benchmark.ts';

const USERNAME = 'bench_user';

/** Starts the production build of the server as its own process, with its own database and one logged-in user. */
export async function startSite(
  env: Record<string, string> = {},
): Promise<BenchmarkSite & { stop(): Promise<void> }> {
  await buildPages(projectRoot, process.execPath);
  await buildEngine(projectRoot, process.execPath);
  const folder = await createTempFolder('bench');
  const database = await startEmbeddedPostgres({ dataDir: folder.path });
  const server = await startServerProcess(
    {
      dataDir: folder.path,
      env: { DATA_DIR: folder.path, DATABASE_URL: database.url },
      remove: folder.remove,
    },
    // Rate limits and debug logs are off, because they are not part of the measurement.
    { env: { NODE_ENV: 'production', RATE_LIMIT_SCALE: '100000', ...env } },
  );
  return {
    url: server.url,
    databaseUrl: database.url,
    dataDir: folder.path,
    username: USERNAME,
    cookie: `playloom_session=${await signIn(database.url)}`,
    async stop() {
      await server.stop();
      await database.stop();
      await folder.remove();
    },
  };
}

async function signIn(databaseUrl: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `insert into users (username, email, password_hash, created_at) values ($1, $2, 'none', now()) returning id`,
    [USERNAME, `${USERNAME}@example.org`],
  );
  await client.query(
    `insert into sessions (token_hash, user_id, device, created_at, last_seen_at, expires_at)
     values ($1, $2, 'Bench', now(), now(), now() + interval '1 day')`,
    [hashToken(token), rows[0].id],
  );
  await client.end();
  return token;
}
