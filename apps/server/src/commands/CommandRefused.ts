import { exitCodes } from '../process/exitCodes.ts';
import { StartFailure } from '../process/StartFailure.ts';

/** Says in one line why a command does nothing. */
export class CommandRefused extends StartFailure {
  constructor(message: string) {
    super(message, exitCodes.commandRefused);
    this.name = 'CommandRefused';
  }
}
