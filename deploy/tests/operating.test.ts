import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { configTable } from '../../apps/server/src/process/configVariables.ts';
import { usages } from '../../tools/run/usage.mjs';
import { listComposeVariables } from './readComposeFile.ts';
import { REPOSITORY } from './readDeployFile.ts';
import { readAlerts } from './readMonitoring.ts';

const guide = readFileSync(join(REPOSITORY, 'docs/operating.md'), 'utf8');
const code = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!);

it('[OP-64:part] names only files and tests that exist', () => {
  const paths = code.flatMap((text) => text.match(/(?:apps|deploy|e2e)\/[\w./-]*\w/g) ?? []);
  expect(paths.length).toBeGreaterThan(20);
  // The operator creates these.
  const created = ['deploy/kubernetes/secrets.env'];
  expect(paths.filter((path) => !created.includes(path) && !existsSync(join(REPOSITORY, path)))).toEqual([]);
});

it('[OP-64:part] names only commands and options that exist', () => {
  const commands = code.flatMap((text) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!));
  expect(commands.filter((name) => !Object.hasOwn(usages, name))).toEqual([]);
  const options = code.flatMap((text) => text.match(/(?<=npm run (?:backup|files) -- .*)--[\w-]+/g) ?? []);
  const known = Object.keys({ ...usages.backup.options, ...usages.files.options });
  expect(options.filter((option) => !known.includes(option.slice(2)))).toEqual([]);
});

it('[OP-64:part] names only variables that exist', () => {
  const known = new Set([...configTable.map(({ name }) => name), ...listComposeVariables()]);
  const named = code.flatMap((text) => /^[A-Z]+(?:_[A-Z]+)+/.exec(text)?.[0] ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it('[OP-64:part] takes its figures from benchmarks that exist', () => {
  const benchmarks = readFileSync(join(REPOSITORY, 'benchmarks/README.md'), 'utf8');
  const [sizing] = guide.slice(guide.indexOf('\n## Sizing')).split('\nGrowth of the database');
  const sources = [...sizing!.matchAll(/\| `(\w+)` \|$/gm)].map(([, name]) => name!);
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((name) => !benchmarks.includes(`| \`${name}\` |`))).toEqual([]);
});

it('[OP-64:part] has links to pages and headings that exist', () => {
  const links = [...guide.matchAll(/\]\(([^)#]+)(?:#([^)]+))?\)/g)];
  const broken = links.filter(([, file, heading]) => {
    const path = join(REPOSITORY, 'docs', file!);
    if (!existsSync(path)) return true;
    return heading !== undefined && !listHeadings(readFileSync(path, 'utf8')).includes(heading);
  });
  expect(links.length).toBeGreaterThan(5);
  expect(broken.map(([link]) => link)).toEqual([]);
});

it('[OP-64:part] says what to do for every alert', () => {
  const section = guide.slice(guide.indexOf('\n## Alerts'));
  expect(readAlerts().filter(({ alert }) => !section.includes(alert))).toEqual([]);
});

function listHeadings(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}
