import type { ExitCode } from './exitCodes.ts';
import { exitCodes } from './exitCodes.ts';

/** An expected reason not to start. Its message is the single line people see, without a stack. */
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
