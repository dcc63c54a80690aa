import { basename } from 'node:path';
import type { Logger } from 'pino';
import { readConfig, type Config } from '../process/config.ts';
import { createLogger } from '../process/createLogger.ts';
import { explainFailure } from '../process/describeFailure.ts';
import { exitCodes } from '../process/exitCodes.ts';
import { checkDatabaseUrl } from '../storage/checkDatabaseUrl.ts';
import { findRunningDatabaseUrl } from '../storage/embedded/findRunningDatabaseUrl.ts';
import { startEmbeddedPostgres } from '../storage/embedded/startEmbeddedPostgres.ts';

export interface CommandContext {
  config: Config;
  log: Logger;
  /** Arguments after `npm run <command> --`. */
  args: string[];
  print(line: string): void;
}

/** Runs a command and returns its exit code. */
export async function runCliCommand(command: (context: CommandContext) => Promise<void>): Promise<number> {
  const args = process.argv.slice(2);
  process.title = `playloom ${basename(process.argv[1] ?? '', '.ts')}`;
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    await command({ config, log: createLogger('warn'), args, print });
    return exitCodes.cleanStop;
  } catch (error) {
    const known = await explainFailure(error, config);
    if (!known) createLogger('error').fatal({ err: error }, 'unexpected error');
    else process.stderr.write(`${known.line}\n`);
    return known?.exitCode ?? exitCodes.unexpectedError;
  }
}

/** Uses the database of a running server. Otherwise starts the embedded one and stops it afterwards. */
export async function withDatabaseUrl<T>(
  { config, log }: Pick<CommandContext, 'config' | 'log'>,
  use: (url: string) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl !== undefined) {
    await checkDatabaseUrl(config.databaseUrl);
    return use(config.databaseUrl);
  }
  const running = await findRunningDatabaseUrl(config.dataDir, log);
  if (running !== undefined) return use(running);
  const database = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  try {
    return await use(database.url);
  } finally {
    await database.stop();
  }
}
