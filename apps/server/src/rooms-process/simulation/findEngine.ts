import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@playloom/protocol';
import type { RoomsSettings } from '@playloom/room-contract';
import { findBundle } from '../../engines/findBundle.ts';
import { readVersionFamily } from '../../engines/pickEngine.ts';
import type { EngineWorker } from './EngineWorker.ts';

const SOURCE_WORKER = join(import.meta.dirname, 'roomWorkerMain.ts');

/** Finds the worker that runs releases of an engine version: from its bundle, or from the sources in development. */
export function findEngine(
  { enginesDir, sourceEngine }: Pick<RoomsSettings, 'enginesDir' | 'sourceEngine'>,
  wanted: string,
): EngineWorker | undefined {
  if (sourceEngine !== null && readVersionFamily(sourceEngine) === readVersionFamily(wanted)) {
    const { resolve } = createRequire(import.meta.resolve('@playloom/scripting'));
    const wasmFile = resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
    return { version: sourceEngine, file: SOURCE_WORKER, wasmFile, protocol: PROTOCOL_VERSION };
  }
  const bundle = findBundle(enginesDir, wanted);
  if (bundle === undefined) return undefined;
  const { manifest, folder } = bundle;
  return {
    version: manifest.version,
    file: join(folder, 'room/roomWorkerMain.js'),
    wasmFile: join(folder, 'room/quickjs.wasm'),
    protocol: manifest.protocol,
  };
}
