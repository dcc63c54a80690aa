export interface TestArguments {
  /** Larger counts, and the tests that are too long for every run. */
  long: boolean;
  /** Uses the PostgreSQL that DATABASE_URL names instead of our own. */
  database: boolean;
  /** Everything else goes to vitest: file name parts, `--project unit`, `-t "part of a title"`. */
  filter: string[];
}

export function readTestArguments(args: string[]): TestArguments {
  const own = new Set(['--long', '--database']);
  return {
    long: args.includes('--long'),
    database: args.includes('--database'),
    filter: args.filter((argument) => !own.has(argument)),
  };
}

/** The environment of the tests: the developer's own database must not be met by accident. */
export function createTestEnvironment(
  { long, database }: TestArguments,
  env: NodeJS.ProcessEnv,
  chromium: string,
): NodeJS.ProcessEnv {
  const { DATABASE_URL: databaseUrl, ...rest } = env;
  return {
    ...rest,
    CHROMIUM_PATH: chromium,
    ...(long ? { PLAYLOOM_LONG: '1' } : {}),
    ...(database && databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}),
  };
}
