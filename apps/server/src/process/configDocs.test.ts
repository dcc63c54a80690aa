import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { projectRoot } from './projectRoot.ts';
import { readForumCategories } from '../areas/community/forum/readForumCategories.ts';
import { readPacks } from '../areas/economy/payments/readPacks.ts';
import { readPlans } from '../areas/economy/plans/readPlans.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';

const docs = join(projectRoot, 'apps/web/content/docs');

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder('config-docs');
});
afterAll(() => folder.remove());

const readFromFile = (read: (file: string) => unknown) => async (example: string) => {
  const file = join(folder.path, 'example.json');
  await writeFile(file, example);
  return read(file);
};

const readers: Record<string, (example: string) => unknown> = {
  'config-plans': readFromFile(readPlans),
  'config-coin-packs': readFromFile(readPacks),
  'config-forum-categories': readFromFile(readForumCategories),
  'config-wallet-issuers': (example) => readConfig({ WALLET_ISSUERS: example }).walletIssuers,
  'config-chain-nodes': (example) => readConfig({ CHAIN_NODES: example }).chainNodes,
  'config-portals': (example) => readConfig({ PORTALS: example }).portals,
  'config-forum-sso': (example) => readConfig({ FORUM_SSO: example }).forumSso,
};

function listExamples(page: string): string[] {
  const text = readFileSync(join(docs, `${page}.md`), 'utf8');
  return [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, example = '']) => example);
}

it('has a reader for every page about a configuration format', () => {
  const pages = readdirSync(docs).filter((file) => file.startsWith('config-'));
  expect(pages.toSorted()).toEqual(
    Object.keys(readers)
      .map((page) => `${page}.md`)
      .toSorted(),
  );
});

it.each(Object.entries(readers))('accepts the example of %s', async (page, read) => {
  const examples = listExamples(page);
  expect(examples).toHaveLength(1);
  for (const example of examples) expect(await read(example)).toEqual(JSON.parse(example));
});

it('accepts the wallet issuers of the page about portals', () => {
  const [example = ''] = listExamples('portals');
  expect(readConfig({ WALLET_ISSUERS: example }).walletIssuers).toEqual(JSON.parse(example));
});
