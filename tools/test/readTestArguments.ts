/** Which part files named `x.slow.…` have in a run; vitest.config.ts reads it. */
type SlowTests = 'without' | 'only' | 'with';

interface TestArguments {
  slow: SlowTests;
  /** Larger counts, and the tests that are too long for every run. */
  long: boolean;
  /** Uses the PostgreSQL that DATABASE_URL names instead of our own. */
  database: boolean;
  /** Everything else goes to vitest: file name parts, `--project unit`, `-t "part of a title"`. */
  filter: string[];
}

export function readTestArguments(args: string[]): TestArguments {
  const own = new Set(['--long', '--slow', '--database']);
  const long = args.includes('--long');
  const filter = args.filter((argument) => !own.has(argument));
  return {
    // Whoever names a file means it.
    slow: args.includes('--slow') ? 'only' : long || filter.length > 0 ? 'with' : 'without',
    long,
    database: args.includes('--database'),
    filter,
  };
}

/** The environment of the tests: the developer's own database must not be met by accident. */
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
