import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from './ConfigError.ts';

/**
 * Reads a JSON file that the operator wrote. If it is invalid, the server does not start, and the error names the
 * problem.
 */
export function readJsonConfigFile<Schema extends z.ZodType>(
  variable: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const read = schema.safeParse(readJson(variable, file));
  if (read.success) return read.data;
  const [problem] = read.error.issues;
  const place = z.core.toDotPath(problem?.path ?? []) || 'the list';
  throw new ConfigError(variable, `${file} is invalid at ${place}: ${problem?.message}`);
}

function readJson(variable: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(variable, `${file} is not valid JSON: ${(error as Error).message}`);
  }
}
