import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@playloom/protocol';
import type { RoomsSettings } from '@playloom/room-contract';
import { findBundle } from '../../engines/findBundle.ts';
import { readVersionFamily } from '../../engines/pickEngine.ts';
import type { EngineWorker } from './EngineWorker.ts';

const SOURCE_WORKER = join(import.meta.dirname, 'roomWorkerMain.ts');

/** Asks the parent process for an engine. When it has answered, the engine is in `enginesDir`, or nowhere. */
export type FetchEngine = (version: string) => Promise<unknown>;

/** Finds the worker that runs releases of an engine version, here or in the shared file store of the platform. */
export async function findOrFetchEngine(
  settings: Pick<RoomsSettings, 'enginesDir' | 'sourceEngine'>,
  wanted: string,
  fetchEngine: FetchEngine,
): Promise<EngineWorker | undefined> {
  const here = findEngine(settings, wanted);
  if (here !== undefined) return here;
  await fetchEngine(wanted);
  return findEngine(settings, wanted);
}

/** Finds the worker in its bundle, or in the sources in development. */
function findEngine(
  { enginesDir, sourceEngine }: Pick<RoomsSettings, 'enginesDir' | 'sourceEngine'>,
  wanted: string,
): EngineWorker | undefined {
  if (sourceEngine !== null && readVersionFamily(sourceEngine) === readVersionFamily(wanted)) {
    const { resolve } = createRequire(import.meta.resolve('@playloom/scripting'));
    const wasmFile = resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
    const protocol = PROTOCOL_VERSION;
    return { version: sourceEngine, file: SOURCE_WORKER, wasmFile, protocol, showsCurrent: true };
  }
  const bundle = findBundle(enginesDir, wanted);
  if (bundle === undefined) return undefined;
  const { manifest, folder } = bundle;
  return {
    version: manifest.version,
    file: join(folder, 'room/roomWorkerMain.js'),
    wasmFile: join(folder, 'room/quickjs.wasm'),
    protocol: manifest.protocol,
    showsCurrent: manifest.showsCurrent === true,
  };
}
