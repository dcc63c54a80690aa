const TEST_FILE = /(?:\.(?:test|e2e)\.tsx?$)|(?:^|\/)(?:testing|harness)\//;

/** Whether a file is a test or exists only for tests, so that it may import from every floor. */
export function isTestFile(path: string): boolean {
  return TEST_FILE.test(path);
}
