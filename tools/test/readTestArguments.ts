/** Whether a run includes files named `x.slow.…`. vitest.config.ts reads it from the environment. */
type SlowTests = 'without' | 'only' | 'with';

interface TestArguments {
  slow: SlowTests;
  /** Runs tests with larger counts, and tests that take too long for every run. */
  long: boolean;
  /** Uses the PostgreSQL in DATABASE_URL instead of the embedded one. */
  database: boolean;
  /** All other arguments go to vitest: parts of file names, `--project unit`, `-t "part of a title"`. */
  filter: string[];
}

export function readTestArguments(args: string[]): TestArguments {
  const own = new Set(['--long', '--slow', '--database']);
  const long = args.includes('--long');
  const filter = args.filter((argument) => !own.has(argument));
  return {
    // A file that is named in the arguments is always included, even if it is slow.
    slow: args.includes('--slow') ? 'only' : long || filter.length > 0 ? 'with' : 'without',
    long,
    database: args.includes('--database'),
    filter,
  };
}

/**
 * Creates the environment of the tests. Removes DATABASE_URL, so that tests cannot change the developer's database by
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
