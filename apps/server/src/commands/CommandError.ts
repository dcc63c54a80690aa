import { exitCodes } from '../process/exitCodes.ts';
import { StartFailure } from '../process/StartFailure.ts';

/** Explains in one line why a command was refused. */
export class CommandError extends StartFailure {
  constructor(message: string) {
    super(message, exitCodes.commandFailed);
    this.name = 'CommandError';
  }
}
