export type { CompiledFile, CompiledScript, CompiledScripts } from './compile/CompiledScripts.ts';
export { findKeptState, type KeptState } from './compile/findKeptState.ts';
export { checkScripts, compileScripts } from './compile/compileScripts.ts';
export type { SourceProblem, SourceProblemCode } from './compile/SourceProblem.ts';
export { createScriptHost } from './host/createScriptHost.ts';
export { createScriptHostFactory, type ScriptHostFactory } from './host/createScriptHostFactory.ts';
export * as scriptLimits from './limits.ts';
export type { WasmModule } from './machine/createMachine.ts';
