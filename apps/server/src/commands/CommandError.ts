import { exitCodes } from '../process/exitCodes.ts';
import { StartFailure } from '../process/StartFailure.ts';

/** Says in one line why a command does nothing. */
export class CommandError extends StartFailure {
  constructor(message: string) {
    super(message, exitCodes.commandFailed);
    this.name = 'CommandError';
  }
}
