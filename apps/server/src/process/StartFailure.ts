import type { ExitCode } from './exitCodes.ts';
import { exitCodes } from './exitCodes.ts';

/**
 * An expected reason why the server cannot start. Only its message is printed, on a single line without a stack
 * trace.
 */
export class StartFailure extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode) {
    super(message);
    this.name = 'StartFailure';
    this.exitCode = exitCode;
  }
}

export class DataDirInUse extends StartFailure {
  constructor(dataDir: string, owner: string) {
    super(
      `DATA_DIR ${dataDir} is already in use by another Playloom process (${owner}). Stop it, or choose another folder with DATA_DIR.`,
      exitCodes.dataDirInUse,
    );
    this.name = 'DataDirInUse';
  }
}
