import type { Value } from '@playloom/game-format';
import type { Evaluate } from '../world/World.ts';
import type { ProgramWriter } from './ProgramWriter.ts';

/** One action during compilation. */
export interface ActionCompilation {
  readonly writer: ProgramWriter;
  readonly path: string;
  readonly cost: number;
  readonly params: { readonly [name: string]: Evaluate<Value> };
  /** Writes the actions of a block at this point. */
  readonly writeBlock: (name: string) => void;
  /** Compiles a block into a separate program. */
  readonly compileBlock: (name: string) => number;
}
