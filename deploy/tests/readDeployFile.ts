import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';

export const REPOSITORY = join(import.meta.dirname, '../..');
export const DEPLOY = join(REPOSITORY, 'deploy');

/** Reads a file of `deploy/` as text. */
export function readDeployFile(path: string): string {
  return readFileSync(join(DEPLOY, path), 'utf8');
}

/** Reads a YAML file with one document. */
export function readYaml<Content>(path: string): Content {
  return parse(readDeployFile(path), { merge: true }) as Content;
}

/** Reads all documents of a YAML file. */
export function readYamlDocuments(path: string): unknown[] {
  return parseAllDocuments(readDeployFile(path)).map((document) => {
    if (document.errors.length > 0) throw document.errors[0]!;
    return document.toJS() as unknown;
  });
}

/** Reads a file with lines of the form NAME=value. */
export function readEnvFile(path: string): Record<string, string> {
  return parseEnv(readDeployFile(path)) as Record<string, string>;
}
