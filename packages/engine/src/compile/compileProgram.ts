import {
  type Action,
  type ActionEntry,
  type ActionName,
  type Expression,
  extendPath,
  findAction,
  readBlock,
  readParam,
  type Value,
} from '@playloom/game-format';
import type { Evaluate, Program, World } from '../world/World.ts';
import { actionRunners } from '../rules/actionRunners.ts';
import { compileExpression, compileParams, computeExpressionCost } from './compileExpression.ts';
import { isLoopAction, compileLoop } from './compileLoop.ts';
import { compileControlFlow } from './compileFlow.ts';
import {
  createLabel,
  createProgramWriter,
  finishProgram,
  type CompilerContext,
  type ProgramWriter,
  placeLabel,
  writeActionInstruction,
  writeConditionalJump,
} from './ProgramWriter.ts';
import type { Thread } from '../world/Thread.ts';

type AnyRunner = (params: {
  readonly [name: string]: Evaluate<Value>;
}) => (world: World, thread: Thread) => void;

export interface ProgramSource {
  /** The rule to name in error messages. */
  readonly rule: string;
  readonly path: string;
  readonly conditions: readonly Expression[];
  readonly actions: readonly Action[];
  /** Whether this is a part of a rule that is started separately. */
  readonly isPart?: boolean;
}

/** Compiles a validated rule into a flat list of instructions. */
export function compileProgram(source: ProgramSource, tools: CompilerContext): Program {
  const writer = createProgramWriter(source.rule, tools);
  const end = createLabel();
  source.conditions.forEach((condition, index) => {
    const path = `${source.path}.if[${index}]`;
    const evaluate = compileExpression(condition, 'boolean', tools.leaves);
    const { holds } = traceLine(writer, path, null, { holds: evaluate });
    writeConditionalJump(writer, path, computeExpressionCost(condition), holds!, end);
  });
  writeActions(writer, `${source.path}.do`, source.actions);
  placeLabel(writer, end);
  return finishProgram(writer, source.isPart !== true);
}

function writeActions(writer: ProgramWriter, path: string, actions: readonly Action[]): void {
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
    params: traceLine(writer, path, action.do, compileParams(entry, action, writer.leaves)),
    writeBlock: (name: string) => writeActions(writer, `${path}.${name}`, readBlock(action, name)),
    compileBlock: (name: string) =>
      writer.addProgram(
        compileProgram(
          {
            rule: writer.rule,
            path: `${path}.${name}`,
            conditions: [],
            actions: readBlock(action, name),
            isPart: true,
          },
          writer,
        ),
      ),
  };
  if (isLoopAction(action.do)) return compileLoop(action.do, parts);
  if (compileControlFlow(action.do, parts)) return;
  const run = (actionRunners as unknown as { readonly [name: string]: AnyRunner })[action.do]!(parts.params);
  writeActionInstruction(writer, path, parts.cost, run);
}

/** Returns the parameters of a line, wrapped by the tracer if there is one. */
function traceLine(
  { rule, tracer, lines }: ProgramWriter,
  path: string,
  action: ActionName | null,
  params: { readonly [name: string]: Evaluate<Value> },
): { readonly [name: string]: Evaluate<Value> } {
  if (tracer === null) return params;
  const line = { rule, path, action };
  lines.set(path, line);
  return tracer.traceParams(line, params);
}

function costOfAction(entry: ActionEntry, action: Action): number {
  let cost = 1;
  for (const [name, param] of Object.entries(entry.params)) {
    if (param.kind === 'value') cost += computeExpressionCost(readParam(entry, action, name));
  }
  return cost;
}
