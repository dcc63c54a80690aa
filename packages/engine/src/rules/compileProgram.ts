import {
  type Action,
  type ActionEntry,
  type Expression,
  extendPath,
  findAction,
  readBlock,
  readParam,
  type Value,
} from '@playloom/game-format';
import type { Evaluate, Program, World } from '../world/World.ts';
import { actionRunners } from './actionRunners.ts';
import { compileExpression, compileParams, costOf } from './compileExpression.ts';
import { isLoop, writeLoop } from './compileLoop.ts';
import { writeFlow } from './compileFlow.ts';
import {
  createLabel,
  createWriter,
  finishProgram,
  type ProgramWriter,
  placeLabel,
  write,
} from './ProgramWriter.ts';
import type { Thread } from './Thread.ts';

type AnyRunner = (params: {
  readonly [name: string]: Evaluate<Value>;
}) => (world: World, thread: Thread) => void;

export interface ProgramSource {
  /** The rule named in problems. */
  readonly rule: string;
  readonly path: string;
  readonly conditions: readonly Expression[];
  readonly actions: readonly Action[];
}

/** Turns a checked rule into a flat list of instructions. `addProgram` takes the programs it starts on their own. */
export function compileProgram(source: ProgramSource, addProgram: (program: Program) => number): Program {
  const writer = createWriter(source.rule, addProgram);
  const end = createLabel();
  source.conditions.forEach((condition, index) => {
    const holds = compileExpression(condition, 'boolean');
    write(writer, `${source.path}.if[${index}]`, costOf(condition), (world, thread) =>
      holds(world, thread) === true ? thread.pc + 1 : end.place,
    );
  });
  writeActions(writer, `${source.path}.do`, source.actions);
  placeLabel(writer, end);
  return finishProgram(writer);
}

export function writeActions(writer: ProgramWriter, path: string, actions: readonly Action[]): void {
  actions.forEach((action, index) => {
    if (action.isEnabled !== false) writeAction(writer, extendPath(path, index), action);
  });
}

function writeAction(writer: ProgramWriter, path: string, action: Action): void {
  const entry = findAction(action.do) as ActionEntry;
  const parts = {
    writer,
    path,
    cost: costOfAction(entry, action),
    params: compileParams(entry, action),
    writeBlock: (name: string) => writeActions(writer, `${path}.${name}`, readBlock(action, name)),
    compileBlock: (name: string) =>
      writer.addProgram(
        compileProgram(
          { rule: writer.rule, path: `${path}.${name}`, conditions: [], actions: readBlock(action, name) },
          writer.addProgram,
        ),
      ),
  };
  if (isLoop(action.do)) return writeLoop(action.do, parts);
  if (writeFlow(action.do, parts)) return;
  const run = (actionRunners as unknown as { readonly [name: string]: AnyRunner })[action.do]!(parts.params);
  write(writer, path, parts.cost, (world, thread) => {
    const next = thread.pc + 1;
    run(world, thread);
    return next;
  });
}

function costOfAction(entry: ActionEntry, action: Action): number {
  let cost = 1;
  for (const [name, param] of Object.entries(entry.params)) {
    if (param.kind === 'value') cost += costOf(readParam(entry, action, name));
  }
  return cost;
}
