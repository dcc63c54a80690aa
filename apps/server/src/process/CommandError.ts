import { exitCodes } from './exitCodes.ts';
import { StartFailure } from './StartFailure.ts';

/** Explains in one line why a command was refused. */
export class CommandError extends StartFailure {
  constructor(message: string) {
    super(message, exitCodes.commandFailed);
    this.name = 'CommandError';
  }
}
