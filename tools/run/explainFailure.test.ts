import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { exitCodes } from './exitCodes.mjs';
import { explainFailure } from './explainFailure.mjs';
import { RunFailure } from './RunFailure.mjs';

const root = tmpdir();

function systemError(code: string, path?: string): Error {
  return Object.assign(new Error('stack and all'), { code, path });
}

it('[OP-83:part] a command that finds no space ends with one line and its own exit code', () => {
  expect(explainFailure(systemError('ENOSPC', '/srv/build/x'), root)).toMatchObject({
    message: 'No space left: the disk of /srv/build/x is full. Free some space, then try again.',
    exitCode: exitCodes.diskFull,
  });
  // A file system without any space. The build prints whatever it was doing.
  const failure = new RunFailure('Could not build the pages.', exitCodes.buildFailed);
  expect(explainFailure(failure, '/proc')).toMatchObject({ exitCode: exitCodes.diskFull });
  expect(explainFailure(failure, root)).toBe(failure);
});

it('[OP-88:part] a command that may not write ends with one line that says what to do', () => {
  expect(explainFailure(systemError('EACCES', '/srv/build/x'), '/srv')).toMatchObject({
    message:
      "Playloom can't write /srv/build/x (EACCES). Start it as the user who owns /srv, or make that folder writable.",
    exitCode: exitCodes.folderNotWritable,
  });
});

it('leaves our own bugs alone', () => {
  expect(explainFailure(new TypeError('x is not a function'), root)).toBeUndefined();
});
