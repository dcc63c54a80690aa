/** How a run treats files named `x.slow.…`; vitest.config.ts reads it. */
type SlowTests = 'without' | 'only' | 'with';

interface TestArguments {
  slow: SlowTests;
  /** Larger counts, and tests that are too long for every run. */
  long: boolean;
  /** Uses the PostgreSQL in DATABASE_URL instead of our own. */
  database: boolean;
  /** All other arguments go to vitest: parts of file names, `--project unit`, `-t "part of a title"`. */
  filter: string[];
}

export function readTestArguments(args: string[]): TestArguments {
  const own = new Set(['--long', '--slow', '--database']);
  const long = args.includes('--long');
  const filter = args.filter((argument) => !own.has(argument));
  return {
    // A file that is named is always included.
    slow: args.includes('--slow') ? 'only' : long || filter.length > 0 ? 'with' : 'without',
    long,
    database: args.includes('--database'),
    filter,
  };
}

/**
 * The environment of the tests. Removes the developer's own database, so that tests cannot touch it by
 * accident.
 */
export function createTestEnvironment(
  { slow, long, database }: TestArguments,
  env: NodeJS.ProcessEnv,
  chromium: string,
): NodeJS.ProcessEnv {
  const { DATABASE_URL: databaseUrl, ...rest } = env;
  return {
    ...rest,
    CHROMIUM_PATH: chromium,
    PLAYLOOM_SLOW: slow,
    ...(long ? { PLAYLOOM_LONG: '1' } : {}),
    ...(database && databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}),
  };
}
