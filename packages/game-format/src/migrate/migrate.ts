import { isJsonObject, type Json, type JsonObject } from '../json/Json.ts';
import { CURRENT_FORMAT } from '../document/limits.ts';
import type { Problem } from '../problems/Problem.ts';
import { fail, type Result, succeed } from '../problems/Result.ts';
import { type Migrations, migrations } from './migrations.ts';

/** Upgrades a document of an older format, one format at a time. */
export function migrate(
  document: Json,
  steps: Migrations = migrations,
  newest: number = CURRENT_FORMAT,
): Result<JsonObject, Problem[]> {
  if (!isJsonObject(document)) {
    return failMigration('wrong-type', 'A game must be a JSON object.');
  }
  const format = document['format'];
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1) {
    return failMigration(
      'format-missing',
      'This game needs a valid format number, such as "format": 1.',
      'format',
    );
  }
  if (format > newest) {
    return failMigration(
      'format-too-new',
      `This game uses format ${format}, but this version of Playloom only supports formats up to ${newest}. Update Playloom to open it.`,
      'format',
    );
  }
  let current = document;
  for (let from = format; from < newest; from++) {
    const step = steps[from];
    if (step === undefined) {
      return failMigration('format-too-old', `Games in format ${format} can no longer be opened.`, 'format');
    }
    current = { ...step(current), format: from + 1 };
  }
  return succeed(current);
}

function failMigration(code: Problem['code'], message: string, path = ''): Result<never, Problem[]> {
  return fail([{ path, code, message }]);
}
