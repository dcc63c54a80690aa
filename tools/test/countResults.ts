/** The part of Vitest's JSON report that is used. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface Results {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Counts the results of a run. Problems outside of tests are counted as failed too: a failed check, a file that could
 * not be loaded, a failed hook, an uncaught error, or a run without a single test.
 */
export function countResults(run: {
  report: VitestReport | undefined;
  exitCode: number;
  failedChecks: number;
}): Results {
  const { report, exitCode, failedChecks } = run;
  const passed = report?.numPassedTests ?? 0;
  const failedTests = (report?.numFailedTests ?? 0) + countFailedFiles(report);
  const nothingRan = passed + failedTests === 0;
  const unexplained = failedTests === 0 && (exitCode !== 0 || nothingRan) ? 1 : 0;
  return {
    passed,
    failed: failedTests + unexplained + failedChecks,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

/** Formats the last line of `npm test`. */
export function formatResults({ passed, failed, skipped }: Results): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function countFailedFiles(report: VitestReport | undefined): number {
  return (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  ).length;
}
