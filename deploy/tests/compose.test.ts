import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/process/config.ts';
import { configTable } from '../../apps/server/src/process/configVariables.ts';
import { createEnv } from './createEnv.ts';
import { listComposeVariables, readComposeFile } from './readComposeFile.ts';
import { DEPLOY, readDeployFile, readEnvFile } from './readDeployFile.ts';

/** A tag with a full version. `latest` and `8` would change on their own. */
const PINNED = /^[\w./-]+:v?\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?$/;
const OWN_SERVICES = ['web', 'rooms'];

/** What the linter returns. Its own types can't be resolved. */
interface LintResult {
  messages: { type: 'error' | 'warning'; rule: string; message: string }[];
}

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'playloom-compose-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('[OP-61:part] has the schema of Compose, and no mistakes that a linter knows', () => {
  // Only the proxy is open to other machines, on purpose. The order of keys is a matter of taste.
  const linter = new DCLinter({
    rules: { 'no-unbound-port-interfaces': 0 },
    quiet: true,
    debug: false,
    exclude: [],
  });
  const results = linter.lintFiles([join(DEPLOY, 'compose.yml')], false) as LintResult[];
  const found = results.flatMap(({ messages }) => messages);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ type }) => type === 'error')).toEqual([]);
});

it('[OP-61:part] createEnv.sh is valid for every shell, creates all secrets, and never overwrites them', () => {
  execFileSync('sh', ['-n', join(DEPLOY, 'createEnv.sh')]);
  const env = createEnv(folder);
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  expect(Object.keys(env)).toEqual(Object.keys(readEnvFile('.env.example')));
  expect(Object.keys(env).filter((name) => env[name] === '')).toEqual(['SMTP_URL']);
  expect(() => createEnv(folder)).toThrow('exists already');
  rmSync(join(folder, '.env'));
  expect(createEnv(folder)['SECRET_KEY']).not.toBe(env['SECRET_KEY']);
});

it('[OP-61:part] uses every variable of .env.example, and no other', () => {
  expect(listComposeVariables().toSorted()).toEqual(Object.keys(readEnvFile('.env.example')).toSorted());
});

it('[OP-61:part] every image is pinned, restarts, and has a health check', () => {
  const { services } = readComposeFile(createEnv(folder));
  const listed = Object.entries(services);
  expect(listed.filter(([, { image }]) => !PINNED.test(image))).toEqual([]);
  expect(listed.filter(([, { restart }]) => restart !== 'unless-stopped')).toEqual([]);
  // The image of web and rooms has its own, and monitoring is optional.
  const unchecked = listed.filter(([, service]) => !service.healthcheck && !service.profiles);
  expect(unchecked.map(([name]) => name)).toEqual(OWN_SERVICES);
});

it('[OP-61:part] everything that is stored is in a volume, and every mounted file exists', () => {
  const { services, volumes } = readComposeFile(createEnv(folder));
  const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
  const sources = mounted.map((mount) => mount.split(':')[0]!);
  expect(sources.filter((source) => !source.startsWith('./')).toSorted()).toEqual(
    Object.keys(volumes).toSorted(),
  );
  const files = sources.filter((source) => source.startsWith('./'));
  expect(files.filter((file) => !existsSync(join(DEPLOY, file)))).toEqual([]);
});

it('[OP-61:part] gives the server only variables that it knows, with values that it accepts', () => {
  const { services } = readComposeFile(createEnv(folder));
  const known = new Set(configTable.map(({ name }) => name));
  for (const name of OWN_SERVICES) {
    const { environment = {} } = services[name]!;
    expect(Object.keys(environment).filter((variable) => !known.has(variable))).toEqual([]);
    const config = readConfig({ ...environment });
    expect(config).toMatchObject({ publicUrl: 'https://play.example.com', roles: [name] });
    expect(Number.parseInt(services[name]!.stop_grace_period!, 10)).toBeGreaterThan(config.drainSeconds);
  }
  expect(Object.keys(services['rooms']!.environment!)).not.toContain('SECRET_KEY');
  expect(Object.keys(services['rooms']!.environment!)).not.toContain('DATABASE_URL');
});

it('[OP-61:part] the proxy serves every domain that the server uses, from a service that exists', () => {
  const caddyfile = readDeployFile('Caddyfile');
  const { services } = readComposeFile(createEnv(folder));
  const domains = ['PLAY_DOMAIN', 'CONTENT_DOMAIN', 'ROOMS_DOMAIN'];
  for (const domain of domains) expect(caddyfile).toContain(`{$${domain}}`);
  const used = [...caddyfile.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name!);
  expect(Object.keys(services['proxy']!.environment!).toSorted()).toEqual([...new Set(used)].toSorted());
  const upstreams = [...caddyfile.matchAll(/reverse_proxy (\w+):3000/g)].map(([, name]) => name!);
  expect(upstreams).toEqual(OWN_SERVICES);
});

it('[WEB-43:proxy] the proxy asks for early hints where the browser speaks HTTP/2', () => {
  const [, site = ''] = readDeployFile('Caddyfile').split('{$CONTENT_DOMAIN} {');
  expect(site.slice(0, site.indexOf('reverse_proxy'))).toContain('import hints');
  expect(readDeployFile('Caddyfile')).toMatch(
    /\(hints\) \{\s*@http2 protocol http\/2\+\s*request_header @http2 Accept-Early-Hints 1\s*\}/,
  );
});

it('[OP-61:part] has no script other than those that are tested here', () => {
  const files = readdirSync(DEPLOY, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.sh'))).toEqual(['createEnv.sh']);
});
