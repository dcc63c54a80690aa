import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildEngine, ENGINE_FOLDER } from '../run/buildEngine.mjs';

/** Vitest's set-up of tests with real rooms: the bundle of the engine, built when its sources have changed. */
export default async function provideEngine(project: TestProject): Promise<void> {
  await buildEngine(process.cwd(), process.execPath);
  project.provide('engineFolder', join(process.cwd(), ENGINE_FOLDER));
}
