import type { ActionName } from '@playloom/game-format';
import { toTicks } from '../world/time.ts';
import type { Evaluate } from '../world/World.ts';
import type { ActionCompilation } from './ActionCompilation.ts';
import {
  createLabel,
  placeLabel,
  writeJump,
  writeComputedJump,
  writeConditionalJump,
} from './ProgramWriter.ts';
import { addThread } from '../threads/threads.ts';

type FlowWriter = (parts: ActionCompilation) => void;

/** Compiles a control-flow action (if, wait, stop). Returns false if the action is not one. */
export function compileControlFlow(name: ActionName, parts: ActionCompilation): boolean {
  const writeParts = (flowWriters as { readonly [name: string]: FlowWriter })[name];
  writeParts?.(parts);
  return writeParts !== undefined;
}

const flowWriters = {
  ifThen({ writer, path, cost, params, writeBlock }) {
    const otherwise = createLabel();
    const end = createLabel();
    const holds = params['condition']!;
    writeConditionalJump(writer, path, cost, holds, otherwise);
    writeBlock('then');
    writeJump(writer, path, end);
    placeLabel(writer, otherwise);
    writeBlock('else');
    placeLabel(writer, end);
  },

  wait({ writer, path, cost, params }) {
    const seconds = params['seconds'] as Evaluate<number>;
    writeComputedJump(writer, path, cost, (world, thread) => {
      thread.wakeAt = world.tick + Math.max(1, toTicks(world, seconds(world, thread)));
      return ~(thread.pc + 1);
    });
  },

  waitUntil({ writer, path, cost, params }) {
    const holds = params['condition']!;
    const seconds = params['seconds'] as Evaluate<number>;
    writeComputedJump(writer, path, 1, (world, thread) => {
      thread.waitEndsAt = world.tick + toTicks(world, seconds(world, thread));
      return thread.pc + 1;
    });
    writeComputedJump(writer, path, cost, (world, thread) => {
      if (world.tick >= thread.waitEndsAt || holds(world, thread) === true) return thread.pc + 1;
      thread.wakeAt = world.tick + 1;
      return ~thread.pc;
    });
  },

  runLater({ writer, path, cost, params, compileBlock }) {
    const seconds = params['seconds'] as Evaluate<number>;
    const program = compileBlock('actions');
    writeComputedJump(writer, path, cost, (world, thread) => {
      const { context, each, created, depth } = thread;
      addThread(world, {
        program,
        pc: 0,
        context,
        each: { ...each },
        loops: [],
        wakeAt: world.tick + Math.max(1, toTicks(world, seconds(world, thread))),
        waitEndsAt: 0,
        created: { ...created },
        depth,
      });
      return thread.pc + 1;
    });
  },

  stopRule({ writer, path }) {
    const end = writer.code;
    writeComputedJump(writer, path, 1, () => end.length);
  },

  stopLoop({ writer, path }) {
    const loop = writer.loops.at(-1)!;
    writeComputedJump(writer, path, 1, () => loop.end.index);
  },

  skipToNext({ writer, path }) {
    const loop = writer.loops.at(-1)!;
    writeComputedJump(writer, path, 1, () => loop.next.index);
  },
} satisfies { readonly [name: string]: FlowWriter };
