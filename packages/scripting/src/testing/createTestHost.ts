import type { ScriptEvent, ScriptHost, ScriptReport } from '@playloom/engine';
import { triggers, type TriggerName, type Value } from '@playloom/game-format';
import { compileScripts } from '@playloom/game-format/scripts';
import { createScriptHost } from '../host/createScriptHost.ts';
import { createScriptHostFactory, type ScriptHostFactory } from '../host/createScriptHostFactory.ts';
import { loadWasm } from './loadWasm.ts';
import { createFakeScriptBridge, type FakeScriptBridge } from './createFakeScriptBridge.ts';

export interface TestHost {
  readonly host: ScriptHost;
  readonly bridge: FakeScriptBridge;
  start(): ScriptReport;
  /** Plays the next tick. */
  tick(...events: ScriptEvent[]): ScriptReport;
}

/** The files of the world script, or the code of its only file. */
export type TestSources = string | { readonly [file: string]: string };

export async function createTestFactory(): Promise<ScriptHostFactory> {
  return createScriptHostFactory({ wasm: await loadWasm() });
}

export function createTestHost(factory: ScriptHostFactory, sources: TestSources): TestHost {
  const files = typeof sources === 'string' ? { 'initialize.ts': sources } : { ...sources };
  return createTestHostFor(factory, { world: { name: 'World', files } });
}

export function createTestHostFor(
  factory: ScriptHostFactory,
  scripts: Parameters<typeof compileScripts>[0],
): TestHost {
  const compiled = compileScripts(scripts);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  const bridge = createFakeScriptBridge();
  const host = createScriptHost(compiled.value, factory);
  return {
    host,
    bridge,
    start: () => host.start(bridge),
    tick(...events) {
      bridge.now += 1;
      return host.tick(events);
    },
  };
}

const triggerNames = Object.keys(triggers);

export function createScriptEvent(
  trigger: TriggerName,
  context: { readonly [name: string]: Value } = {},
  about: { readonly [name: string]: Value } = {},
): ScriptEvent {
  return { trigger: triggerNames.indexOf(trigger), context, about };
}

/** Describes a report as lines: problems as `kind script file:line`, then the lines that scripts printed. */
export function describeScriptReport({ problems, lines }: ScriptReport): string[] {
  return [
    ...problems.map(({ kind, script, file, line }) => `${kind} ${script} ${file}:${line}`),
    ...lines.map(({ level, text }) => `${level} ${text}`),
  ];
}
