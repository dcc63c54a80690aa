export type { CompiledScripts } from './CompiledScripts.ts';
export { checkScripts, compileScripts } from './compileScripts.ts';
export { findStatefulStatement } from './findStatefulStatement.ts';
export { SOURCE_DEPTH_MAX, SOURCE_LENGTH_MAX, SOURCE_PROBLEMS_MAX } from './limits.ts';
export type { SourceProblem, SourceProblemCode } from './SourceProblem.ts';
