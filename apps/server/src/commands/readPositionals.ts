import { parseArgs } from 'node:util';
import { UsageError } from './UsageError.ts';

/** Reads the arguments of a command that has no options. Rejects options, so that none is taken for a folder name. */
export function readPositionals(command: string, args: string[], most: number): string[] {
  const option = args.find((arg) => arg.startsWith('-') && arg !== '--');
  if (option !== undefined) throw new UsageError(command, `Unknown option ${option}.`);
  const { positionals } = parseArgs({ args, allowPositionals: true });
  if (positionals.length > most) throw new UsageError(command, `Unexpected argument ${positionals[most]}.`);
  return positionals;
}
