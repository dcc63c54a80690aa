import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { getLaunchOptions } from './tools/browser/launchChromium.ts';
import { findChromium } from './tools/test/findChromium.ts';

const MINUTE = 60_000;

const long = process.env['PLAYLOOM_LONG'] === '1';
const timeoutFactor = long ? 30 : 1;

/** Ends tests that hang. Far longer than any test takes, because a busy machine may be ten times slower. */
const TEST_LIMIT_MS = 3 * MINUTE * timeoutFactor;

/**
 * Whether files named `x.slow.…` are included. They have their own run, so that the run before each commit stays short.
 */
const slow = process.env['PLAYLOOM_SLOW'] ?? 'with';
const some = slow === 'only' ? '*.slow' : '*';

const ELSEWHERE = slow === 'without' ? ['**/*.slow.*'] : [];
const NOT_OURS = ['**/node_modules/**', '**/build/**', '**/dist/**', 'data/**', ...ELSEWHERE];
const INTEGRATION = `**/${some}.integration.test.{ts,tsx}`;
const PROCESS = `**/${some}.process.test.ts`;
const COMPONENT = `**/${some}.component.test.tsx`;
const LONG = '**/*.long.test.ts';
/** Tests that need a browser but no site. */
const PACKAGES_IN_BROWSER = `e2e/{client,engine,hud,renderer}/**/${some}.e2e.ts`;

/** How long `expect.poll` waits. Generous, because a busy machine is slow. */
const patience = { poll: { timeout: MINUTE, interval: 100 } };

/**
 * At least two workers. By default Vitest reserves a core for itself, which on a machine with two cores would leave one
 * of them idle.
 */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/**
 * Each kind of test is a project. CONTRIBUTING.md describes when to write which kind. Test files in the same worker
 * share its modules (`isolate: false`), because loading the server again for each file takes longer than its tests.
 */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: [`**/${some}.test.{ts,tsx}`],
          exclude: [...NOT_OURS, INTEGRATION, PROCESS, COMPONENT, LONG],
          setupFiles: ['tools/test/seedProperties.ts'],
          expect: patience,
          testTimeout: TEST_LIMIT_MS,
          hookTimeout: TEST_LIMIT_MS,
          sequence: { groupOrder: 1 },
          provide: { long },
        },
      },
      {
        // Look for packages on each start. Those of a cached list lack what a new test imports, and a package that is
        // found during the run reloads the page of the tests.
        optimizeDeps: { force: true },
        test: {
          name: 'component',
          isolate: false,
          include: [COMPONENT],
          exclude: NOT_OURS,
          setupFiles: ['tools/test/removeComponents.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: getLaunchOptions(findChromium() ?? '', { isBare: true }) }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
          expect: patience,
          testTimeout: TEST_LIMIT_MS,
          hookTimeout: TEST_LIMIT_MS,
          sequence: { groupOrder: 1 },
          provide: { long },
        },
      },
      {
        test: {
          name: 'integration',
          isolate: false,
          include: [INTEGRATION],
          exclude: NOT_OURS,
          setupFiles: ['tools/test/seedProperties.ts'],
          globalSetup: ['apps/server/src/testing/provideTemplateDatabase.ts'],
          expect: patience,
          testTimeout: TEST_LIMIT_MS,
          hookTimeout: TEST_LIMIT_MS,
          sequence: { groupOrder: 2 },
          provide: { long },
        },
      },
      {
        test: {
          name: 'process',
          include: [PROCESS],
          exclude: NOT_OURS,
          globalSetup: ['tools/test/provideEngine.ts'],
          expect: patience,
          // Some of these tests start the whole server four times, possibly on a busy machine.
          testTimeout: 10 * MINUTE * timeoutFactor,
          hookTimeout: 5 * MINUTE,
          sequence: { groupOrder: 2 },
          provide: { long },
        },
      },
      {
        test: {
          name: 'e2e',
          isolate: false,
          include: [`e2e/**/${some}.e2e.ts`],
          exclude: [...NOT_OURS, PACKAGES_IN_BROWSER],
          globalSetup: ['e2e/harness/provideSite.ts'],
          expect: patience,
          testTimeout: 5 * MINUTE * timeoutFactor,
          hookTimeout: 2 * MINUTE * timeoutFactor,
          sequence: { groupOrder: 3 },
          provide: { long },
        },
      },
      {
        test: {
          name: 'browser',
          isolate: false,
          include: [PACKAGES_IN_BROWSER],
          exclude: NOT_OURS,
          expect: patience,
          testTimeout: 5 * MINUTE * timeoutFactor,
          hookTimeout: 2 * MINUTE * timeoutFactor,
          sequence: { groupOrder: 3 },
          provide: { long },
        },
      },
      ...(long
        ? [
            {
              test: {
                name: 'long',
                include: [LONG],
                exclude: NOT_OURS,
                globalSetup: ['apps/server/src/testing/provideTemplateDatabase.ts'],
                testTimeout: 60 * MINUTE,
                hookTimeout: 5 * MINUTE,
                fileParallelism: false,
                sequence: { groupOrder: 4 },
                provide: { long },
              },
            },
          ]
        : []),
    ],
  },
});
