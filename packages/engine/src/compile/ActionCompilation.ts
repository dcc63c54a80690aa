import type { Value } from '@playloom/game-format';
import type { Evaluate } from '../world/World.ts';
import type { ProgramWriter } from './ProgramWriter.ts';

/** An action that is being compiled. */
export interface ActionCompilation {
  readonly writer: ProgramWriter;
  readonly path: string;
  readonly cost: number;
  readonly params: { readonly [name: string]: Evaluate<Value> };
  /** Compiles a block's actions into the program at this point. */
  readonly writeBlock: (name: string) => void;
  /** Compiles a block into a separate program and returns its index. */
  readonly compileBlock: (name: string) => number;
}
