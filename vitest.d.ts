import 'vitest';

declare module 'vitest' {
  /** What vitest.config.ts and the global set-ups hand to the tests; read with `inject(name)`. */
  interface ProvidedContext {
    /** True in `npm run test:long`: same tests, larger counts. */
    long: boolean;
    /** Integration tests: a superuser's address on the PostgreSQL of this run. */
    databaseServerUrl: string;
    /** Integration tests: the migrated database that each test file clones. */
    templateDatabase: string;
    /** Process tests: the built bundle of the engine. */
    engineFolder: string;
    /** Browser tests: where the started server answers, its DATA_DIR and its database; or why there is none. */
    site: { url: string; dataDir: string; databaseUrl: string } | { problem: string };
  }
}
