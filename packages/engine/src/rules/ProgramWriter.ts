import type { Value } from '@playloom/game-format';
import type { RuleLineRef, RuleTracer } from '../debug/RuleTracer.ts';
import type { Evaluate, Instruction, Program, World } from '../world/World.ts';
import type { LeafCache } from './compileExpression.ts';
import { ACT, JUMP, STEER, TEST } from './instructionKinds.ts';
import type { Thread } from './Thread.ts';

/** What all programs of a game are compiled with. */
export interface CompilerTools {
  /** Takes in a program that another starts on its own. */
  readonly addProgram: (program: Program) => number;
  /** Null unless somebody looks on. */
  readonly tracer: RuleTracer | null;
  readonly leaves: LeafCache;
}

/** A program while it is written. Jumps name labels, which stand for places known only later. */
export interface ProgramWriter extends CompilerTools {
  readonly rule: string;
  readonly code: Instruction[];
  readonly kinds: number[];
  readonly targets: (Label | null)[];
  readonly costs: number[];
  readonly paths: string[];
  /** Where “stop the loop” and “skip to next” lead, the innermost loop last. */
  readonly loops: { readonly next: Label; readonly end: Label }[];
  /** What is traced, by path. */
  readonly lines: Map<string, RuleLineRef>;
}

interface Label {
  index: number;
}

export function createProgramWriter(
  rule: string,
  { addProgram, tracer, leaves }: CompilerTools,
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

/** An instruction that tells itself where to go on. */
export function writeSteer(
  writer: ProgramWriter,
  path: string,
  cost: number,
  steer: (world: World, thread: Thread) => number,
): void {
  write(writer, path, cost, STEER, steer, null);
}

export function writeAct(writer: ProgramWriter, path: string, cost: number, act: Instruction): void {
  write(writer, path, cost, ACT, act, null);
}

/** Goes on after it when the value is true, else at the label. */
export function writeTest(
  writer: ProgramWriter,
  path: string,
  cost: number,
  holds: Evaluate<Value>,
  otherwise: Label,
): void {
  write(writer, path, cost, TEST, holds, otherwise);
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

/** `isWhole` unless it is a part of a rule that starts on its own. */
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

/** Jumps that cost nothing are not lines of their own. */
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
