export { createScriptHost } from './host/createScriptHost.ts';
export { createScriptHostFactory, type ScriptHostFactory } from './host/createScriptHostFactory.ts';
export * as scriptLimits from './limits.ts';
export type { WasmModule } from './machine/createMachine.ts';
