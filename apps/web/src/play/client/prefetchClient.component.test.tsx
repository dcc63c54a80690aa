import { afterEach, expect, it } from 'vitest';
import { answerApi } from '@playloom/site/testing/answerApi.ts';
import { prefetchClient } from './prefetchClient.ts';

const SCRIPT = 'data:text/javascript,window.hasRun=true';
const IMPORT = 'data:text/javascript,window.hasRun=1';
const STYLE = 'data:text/css,';
const game = { engineVersion: '1.0.0.0', gameId: 'moat', release: null };

const listHints = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="data:"]')].map(({ rel, href }) => [
    rel,
    href,
  ]);

afterEach(() => document.head.querySelectorAll('link[href^="data:"]').forEach((link) => link.remove()));

it('[WEB-42:part] [GPU-07:part] only downloads the client while nobody is about to press Play', async () => {
  answerApi({ readClient: { styles: [STYLE], scripts: [SCRIPT], preloads: [IMPORT] } });
  await prefetchClient(document, { ...game, moment: 'idle' });
  expect(listHints()).toEqual([
    ['prefetch', SCRIPT],
    ['prefetch', IMPORT],
    ['prefetch', STYLE],
  ]);
});

it('[WEB-42:part] compiles it when they are, and runs nothing', async () => {
  answerApi({ readClient: { styles: [STYLE], scripts: [SCRIPT], preloads: [IMPORT] } });
  await prefetchClient(document, { ...game, moment: 'idle' });
  await prefetchClient(document, { ...game, moment: 'near' });
  await prefetchClient(document, { ...game, moment: 'near' });
  expect(listHints()).toEqual([
    ['prefetch', SCRIPT],
    ['prefetch', IMPORT],
    ['prefetch', STYLE],
    ['modulepreload', SCRIPT],
    ['modulepreload', IMPORT],
  ]);
  expect('hasRun' in window).toBe(false);
});
