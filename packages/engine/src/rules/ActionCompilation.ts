import type { Value } from '@playloom/game-format';
import type { Evaluate } from '../world/World.ts';
import type { ProgramWriter } from './ProgramWriter.ts';

/** One action while it is compiled. */
export interface ActionCompilation {
  readonly writer: ProgramWriter;
  readonly path: string;
  readonly cost: number;
  readonly params: { readonly [name: string]: Evaluate<Value> };
  /** Writes the actions of a block at this place. */
  readonly writeBlock: (name: string) => void;
  /** Makes a block a program of its own. */
  readonly compileBlock: (name: string) => number;
}
