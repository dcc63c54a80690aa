import { readDeployFile, readYaml } from './readDeployFile.ts';

interface ComposeService {
  image: string;
  profiles?: string[];
  restart: string;
  stop_grace_period?: string;
  read_only?: boolean;
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
  volumes?: string[];
  healthcheck?: { test: string[] };
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
}

const REFERENCE = /\$\{(\w+)(?::([?-])([^}]*))?\}/g;

/** Reads compose.yml with the values of an environment file, as Compose does. */
export function readComposeFile(env: Record<string, string>): ComposeFile {
  const fill = (_: string, name: string, kind?: string, fallback = ''): string => {
    const value = env[name];
    if (value) return value;
    if (kind === '-') return fallback;
    throw new Error(`compose.yml needs ${name}`);
  };
  const text = JSON.stringify(readYaml('compose.yml'), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(REFERENCE, fill) : value,
  );
  return JSON.parse(text) as ComposeFile;
}

/** Lists the variables that compose.yml takes from the environment file. */
export function listComposeVariables(): string[] {
  const names = [...readDeployFile('compose.yml').matchAll(REFERENCE)].map(([, name]) => name!);
  const { secrets } = readYaml<{ secrets: Record<string, { environment: string }> }>('compose.yml');
  return [...new Set([...names, ...Object.values(secrets).map(({ environment }) => environment)])];
}
