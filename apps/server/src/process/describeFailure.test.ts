import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { describeFailure } from './describeFailure.ts';
import { exitCodes } from './exitCodes.ts';
import { StartFailure } from './StartFailure.ts';

const config = readConfig({ PORT: '80', DATA_DIR: '/srv/playloom' });

function systemError(fields: { code: string; syscall?: string; path?: string }): Error {
  return Object.assign(new Error('stack and all'), fields);
}

it('keeps an expected failure on one line', () => {
  const failure = describeFailure(new StartFailure('first\n  second', exitCodes.portInUse), undefined);
  expect(failure).toEqual({ line: 'first second', exitCode: exitCodes.portInUse });
});

it('explains a privileged port and an address of another machine', () => {
  expect(describeFailure(systemError({ code: 'EACCES', syscall: 'listen' }), config)?.line).toMatch(
    /^PORT 80 needs administrator rights/,
  );
  expect(describeFailure(systemError({ code: 'EADDRNOTAVAIL', syscall: 'listen' }), config)?.line).toMatch(
    /^HOST 127\.0\.0\.1 is not an address of this machine/,
  );
});

it('explains unusable files in DATA_DIR', () => {
  const failure = describeFailure(
    systemError({ code: 'EACCES', path: '/srv/playloom/secrets.json' }),
    config,
  );
  expect(failure?.exitCode).toBe(exitCodes.dataDirUnusable);
  expect(failure?.line).toContain('EACCES at /srv/playloom/secrets.json');
});

it('leaves our own bugs to the log, with their stack', () => {
  expect(describeFailure(new TypeError('x is not a function'), config)).toBeUndefined();
  expect(describeFailure(systemError({ code: 'EACCES', path: '/etc/shadow' }), config)).toBeUndefined();
});

it('[OP-83:part] names the full disk', () => {
  const errors = [
    systemError({ code: 'ENOSPC', path: '/srv/playloom/running/1' }),
    systemError({ code: 'EDQUOT', path: '/srv/playloom/engines/x' }),
    // Drizzle wraps the errors of PostgreSQL.
    Object.assign(new Error('Failed query'), { cause: systemError({ code: '53100' }) }),
    Object.assign(new Error('could not extend file "base/1": No space left on device')),
  ];
  const failures = errors.map((error) => describeFailure(error, config));
  expect(failures.map((failure) => failure?.exitCode)).toEqual(errors.map(() => exitCodes.diskFull));
  expect(failures.map((failure) => failure?.line)).toEqual([
    'No space left: the disk of /srv/playloom/running/1 is full. Free some space, then try again.',
    'No space left: the disk of /srv/playloom/engines/x is full. Free some space, then try again.',
    'No space left: the disk of /srv/playloom is full. Free some space, then try again.',
    'No space left: the disk of /srv/playloom is full. Free some space, then try again.',
  ]);
});
