import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listWordFiles } from '../words/listWordFiles.ts';
import { compareWithSpec } from './compareWithSpec.ts';

/** Test files, and files in `testing` folders, because some of them declare tests for several files. */
const TEST_FILE = /\.(?:test|e2e)\.tsx?$|\/testing\/[^/]+\.tsx?$/;

/** Compares the titles of all tests below `root` with docs/spec.md. */
export function readSpecComparison(root: string): ReturnType<typeof compareWithSpec> {
  const tests = listWordFiles(root).files.filter((file) => TEST_FILE.test(file));
  const spec = readFileSync(join(root, 'docs/spec.md'), 'utf8');
  return compareWithSpec(spec, new Map(tests.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
}
