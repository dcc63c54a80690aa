import type { ExitCode } from './exitCodes.ts';
import { exitCodes } from './exitCodes.ts';
import { StartFailure } from './StartFailure.ts';

export class ConfigError extends StartFailure {
  readonly variable: string;

  constructor(variable: string, problem: string, exitCode: ExitCode = exitCodes.badConfiguration) {
    super(`${variable} ${problem}`, exitCode);
    this.name = 'ConfigError';
    this.variable = variable;
  }
}
