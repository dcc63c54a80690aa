import type { Value } from '@playloom/game-format';
import type { RuleLineRef, RuleTracer } from './RuleTracer.ts';
import type { Evaluate, Instruction, Program, World } from '../world/World.ts';
import type { LeafCache } from './compileExpression.ts';
import { ACT, JUMP, COMPUTED_JUMP, CONDITIONAL_JUMP } from '../threads/instructionKinds.ts';
import type { Thread } from '../world/Thread.ts';

/** Shared by all programs of a game during compilation. */
export interface CompilerContext {
  /** Adds a program that another program starts. Returns its index. */
  readonly addProgram: (program: Program) => number;
  /** The tracer if rules are traced, otherwise null. */
  readonly tracer: RuleTracer | null;
  readonly leaves: LeafCache;
}

/** A program that is being compiled. Jumps refer to labels, whose positions are known only later. */
export interface ProgramWriter extends CompilerContext {
  readonly rule: string;
  readonly code: Instruction[];
  readonly kinds: number[];
  readonly targets: (Label | null)[];
  readonly costs: number[];
  readonly paths: string[];
  /** The jump targets of “skip to next” and “stop the loop” for each open loop, the innermost last. */
  readonly loops: { readonly next: Label; readonly end: Label }[];
  /** The lines to trace, by path. Empty unless there is a tracer. */
  readonly lines: Map<string, RuleLineRef>;
}

interface Label {
  index: number;
}

export function createProgramWriter(
  rule: string,
  { addProgram, tracer, leaves }: CompilerContext,
): ProgramWriter {
  return {
    rule,
    code: [],
    kinds: [],
    targets: [],
    costs: [],
    paths: [],
    loops: [],
    addProgram,
    tracer,
    leaves,
    lines: new Map(),
  };
}

export function createLabel(): Label {
  return { index: -1 };
}

export function placeLabel(writer: ProgramWriter, label: Label): void {
  label.index = writer.code.length;
}

/** Writes an instruction that returns where to continue. */
export function writeComputedJump(
  writer: ProgramWriter,
  path: string,
  cost: number,
  steer: (world: World, thread: Thread) => number,
): void {
  write(writer, path, cost, COMPUTED_JUMP, steer, null);
}

export function writeActionInstruction(
  writer: ProgramWriter,
  path: string,
  cost: number,
  act: Instruction,
): void {
  write(writer, path, cost, ACT, act, null);
}

/** Writes a test: continues with the next instruction if the value is true, otherwise at the label. */
export function writeConditionalJump(
  writer: ProgramWriter,
  path: string,
  cost: number,
  holds: Evaluate<Value>,
  otherwise: Label,
): void {
  write(writer, path, cost, CONDITIONAL_JUMP, holds, otherwise);
}

export function writeJump(writer: ProgramWriter, path: string, to: Label): void {
  write(writer, path, 0, JUMP, doNothing, to);
}

function write(
  writer: ProgramWriter,
  path: string,
  cost: number,
  kind: number,
  instruction: Instruction,
  target: Label | null,
): void {
  writer.code.push(instruction);
  writer.kinds.push(kind);
  writer.targets.push(target);
  writer.costs.push(cost);
  writer.paths.push(path);
}

function doNothing(): void {}

/** Builds the program. `isWhole` is false for a part of a rule that is started separately. */
export function finishProgram(writer: ProgramWriter, isWhole: boolean): Program {
  const { rule, code, kinds, costs, paths, tracer } = writer;
  const targets = writer.targets.map((label) => label?.index ?? -1);
  return {
    rule,
    code: tracer === null ? code : traceCode(writer, tracer, isWhole),
    kinds,
    targets,
    costs,
    paths,
  };
}

/** Wraps the instructions for tracing, except those without cost, such as jumps, which are not lines of a rule. */
function traceCode(
  { code, costs, paths, lines }: ProgramWriter,
  tracer: RuleTracer,
  isWhole: boolean,
): Instruction[] {
  return code.map((instruction, index) => {
    const line = lines.get(paths[index]!);
    if (line === undefined || (costs[index] === 0 && index > 0)) return instruction;
    return tracer.traceInstruction(line, isWhole && index === 0, instruction);
  });
}
