import { expect, it } from 'vitest';
import { exitCodes } from '../process/exitCodes.ts';
import { readPositionals } from './readPositionals.ts';
import { toUsageError, UsageError } from './UsageError.ts';

it('returns the arguments', () => {
  expect(readPositionals('backup', ['folder'], 1)).toEqual(['folder']);
  expect(readPositionals('backup', [], 1)).toEqual([]);
});

it('rejects options and extra arguments with code 2', () => {
  const read =
    (...args: string[]) =>
    () =>
      readPositionals('backup', args, 1);
  expect(read('--help')).toThrow('Unknown option --help. Run npm run backup -- --help for details.');
  expect(read('one', 'two')).toThrow('Unexpected argument two.');
  expect(new UsageError('backup', 'Missing <folder>.').exitCode).toBe(exitCodes.badArguments);
});

it('shortens what parseArgs says', () => {
  const error = new Error("Unknown option '--fast'. To specify a positional argument, use '--'.");
  expect(toUsageError('export', error).message).toBe(
    "Unknown option '--fast'. Run npm run export -- --help for details.",
  );
});
