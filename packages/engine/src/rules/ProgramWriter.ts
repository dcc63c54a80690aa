import type { Instruction, Program } from '../world/World.ts';

/** A program while it is written. Jumps name labels, which stand for places known only later. */
export interface ProgramWriter {
  readonly rule: string;
  readonly code: Instruction[];
  readonly costs: number[];
  readonly paths: string[];
  /** Where “stop the loop” and “skip to next” lead, the innermost loop last. */
  readonly loops: { readonly next: Label; readonly end: Label }[];
  /** Programs that this one starts on their own. */
  readonly addProgram: (program: Program) => number;
}

export interface Label {
  place: number;
}

export function createWriter(rule: string, addProgram: ProgramWriter['addProgram']): ProgramWriter {
  return { rule, code: [], costs: [], paths: [], loops: [], addProgram };
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

export function finishProgram({ rule, code, costs, paths }: ProgramWriter): Program {
  return { rule, code, costs, paths };
}
