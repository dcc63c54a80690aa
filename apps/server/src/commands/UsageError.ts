import { exitCodes } from '../process/exitCodes.ts';
import { StartFailure } from '../process/StartFailure.ts';

/** Thrown if the arguments of a command are wrong. The full help is in tools/run/usage.mjs. */
export class UsageError extends StartFailure {
  constructor(command: string, problem: string) {
    super(`${problem} Run npm run ${command} -- --help for details.`, exitCodes.badArguments);
    this.name = 'UsageError';
  }
}

/** Keeps only the first sentence of a `parseArgs` error, which names the option; the rest is for programmers. */
export function toUsageError(command: string, error: unknown): UsageError {
  if (error instanceof UsageError) return error;
  const [problem = ''] = String((error as Error).message).split('. ');
  return new UsageError(command, `${problem.replace(/\.$/, '')}.`);
}
