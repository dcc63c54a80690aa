import { expect, it } from 'vitest';
import { countResults, formatResults, type VitestReport } from './countResults.ts';

const GREEN: VitestReport = {
  numPassedTests: 12,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
};

it('counts a passing run', () => {
  const results = countResults({ report: GREEN, exitCode: 0, failedChecks: 0 });
  expect(formatResults(results)).toBe('12 passed, 0 failed');
});

it('shows skipped tests', () => {
  const report = { ...GREEN, numPendingTests: 2, numTodoTests: 1 };
  const results = countResults({ report, exitCode: 0, failedChecks: 0 });
  expect(formatResults(results)).toBe('12 passed, 0 failed, 3 skipped');
});

it('counts failed tests and failed checks together', () => {
  const report = {
    ...GREEN,
    numFailedTests: 3,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }],
  };
  expect(countResults({ report, exitCode: 1, failedChecks: 2 }).failed).toBe(5);
});

it('counts a file that failed outside its tests', () => {
  const report = {
    ...GREEN,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'skipped' }] },
    ],
  };
  expect(countResults({ report, exitCode: 1, failedChecks: 0 }).failed).toBe(2);
});

it.each([
  ['an error outside of tests', GREEN, 1],
  ['an aborted run', undefined, 1],
  ['a run without tests', { ...GREEN, numPassedTests: 0 }, 0],
  ['a run of skipped tests only', { ...GREEN, numPassedTests: 0, numPendingTests: 4 }, 0],
])('counts %s as a failure', (_what, report, exitCode) => {
  expect(countResults({ report, exitCode, failedChecks: 0 }).failed).toBe(1);
});
