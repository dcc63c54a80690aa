import type { LinePlan, RuleTracer } from '../debug/RuleTracer.ts';
import type { Instruction, Program } from '../world/World.ts';
import type { Leaves } from './compileExpression.ts';

/** What all programs of a game are compiled with. */
export interface ProgramTools {
  /** Takes in a program that another starts on its own. */
  readonly addProgram: (program: Program) => number;
  /** Null unless somebody looks on. */
  readonly tracer: RuleTracer | null;
  readonly leaves: Leaves;
}

/** A program while it is written. Jumps name labels, which stand for places known only later. */
export interface ProgramWriter extends ProgramTools {
  readonly rule: string;
  readonly code: Instruction[];
  readonly costs: number[];
  readonly paths: string[];
  /** Where “stop the loop” and “skip to next” lead, the innermost loop last. */
  readonly loops: { readonly next: Label; readonly end: Label }[];
  /** What is traced, by path. */
  readonly lines: Map<string, LinePlan>;
}

export interface Label {
  place: number;
}

export function createWriter(rule: string, { addProgram, tracer, leaves }: ProgramTools): ProgramWriter {
  return { rule, code: [], costs: [], paths: [], loops: [], addProgram, tracer, leaves, lines: new Map() };
}

export function createLabel(): Label {
  return { place: -1 };
}

export function placeLabel(writer: ProgramWriter, label: Label): void {
  label.place = writer.code.length;
}

export function write(writer: ProgramWriter, path: string, cost: number, instruction: Instruction): void {
  writer.code.push(instruction);
  writer.costs.push(cost);
  writer.paths.push(path);
}

/** `isWhole` unless it is a part of a rule that starts on its own. */
export function finishProgram(writer: ProgramWriter, isWhole: boolean): Program {
  const { rule, code, costs, paths, tracer } = writer;
  return { rule, code: tracer === null ? code : traceCode(writer, tracer, isWhole), costs, paths };
}

/** Jumps that cost nothing are not lines of their own. */
function traceCode(
  { code, costs, paths, lines }: ProgramWriter,
  tracer: RuleTracer,
  isWhole: boolean,
): Instruction[] {
  return code.map((instruction, place) => {
    const line = lines.get(paths[place]!);
    if (line === undefined || (costs[place] === 0 && place > 0)) return instruction;
    return tracer.traceInstruction(line, isWhole && place === 0, instruction);
  });
}
