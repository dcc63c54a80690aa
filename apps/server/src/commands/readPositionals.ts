import { parseArgs } from 'node:util';
import { UsageError } from './UsageError.ts';

/** The arguments of a command that has no options. An option must never be taken for the name of a folder. */
export function readPositionals(command: string, args: string[], most: number): string[] {
  const option = args.find((arg) => arg.startsWith('-') && arg !== '--');
  if (option !== undefined) throw new UsageError(command, `Unknown option ${option}.`);
  const { positionals } = parseArgs({ args, allowPositionals: true });
  if (positionals.length > most) throw new UsageError(command, `Unexpected argument ${positionals[most]}.`);
  return positionals;
}
