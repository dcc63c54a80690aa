import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineManifest } from './EngineManifest.ts';
import { pickEngine } from './pickEngine.ts';

export const CURRENT_FILE = 'current.json';

export interface Bundle {
  readonly name: string;
  readonly folder: string;
  readonly manifest: EngineManifest;
}

/** Finds the bundle that runs releases of the given version, on the server and in the browser. */
export function findBundle(enginesDir: string, wanted: string): Bundle | undefined {
  const current = readCurrentBundles(enginesDir);
  const version = pickEngine(Object.keys(current), wanted);
  const name = version && current[version];
  if (!name) return undefined;
  const folder = join(enginesDir, name);
  return { name, folder, manifest: readEngineManifest(folder) };
}

/** Maps each version to its newest build. */
export function readCurrentBundles(enginesDir: string): { readonly [version: string]: string } {
  try {
    return JSON.parse(readFileSync(join(enginesDir, CURRENT_FILE), 'utf8'));
  } catch {
    return {};
  }
}

export function readEngineManifest(folder: string): EngineManifest {
  return JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8'));
}
