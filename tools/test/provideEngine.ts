import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildEngine, ENGINE_FOLDER } from '../run/buildEngine.mjs';

/**
 * Vitest global setup for tests with real rooms. Builds the engine bundle if its sources have changed, and provides its
 * folder.
 */
export default async function provideEngine(project: TestProject): Promise<void> {
  await buildEngine(process.cwd(), process.execPath);
  project.provide('engineFolder', join(process.cwd(), ENGINE_FOLDER));
}
