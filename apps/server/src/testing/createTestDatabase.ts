import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';

export interface TestDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty database, or a clone of `template`, with a unique name. */
export async function createTestDatabase(serverUrl: string, template?: string): Promise<TestDatabase> {
  const name = `playloom_test_${randomUUID().replaceAll('-', '')}`;
  const source = template === undefined ? '' : ` template ${escapeIdentifier(template)}`;
  await runOnServer(serverUrl, `create database ${escapeIdentifier(name)}${source}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => runOnServer(serverUrl, `drop database if exists ${escapeIdentifier(name)} with (force)`),
  };
}

/**
 * Makes a database a template by rejecting all connections: PostgreSQL clones a database only while no one is
 * connected to it.
 */
export async function freezeAsTemplate(serverUrl: string, name: string): Promise<void> {
  await runOnServer(serverUrl, `alter database ${escapeIdentifier(name)} with allow_connections false`);
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
