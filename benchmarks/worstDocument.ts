import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CSRF_HEADER } from '@playloom/api-contract';
import { createTempFolder } from '../apps/server/src/testing/createTempFolder.ts';
import { makePng } from '../apps/server/src/testing/makePng.ts';
import { pollUntil } from '../apps/server/src/testing/pollUntil.ts';
import { createWorstCaseDocument } from '../apps/server/src/testing/createWorstCaseDocument.ts';
import type { Benchmark, BenchmarkSite } from './measure/Benchmark.ts';
import { startSite } from './startSite.ts';

const GOAL_MS = 50;
const METER = pathToFileURL(join(import.meta.dirname, 'documents/reportTurns.ts')).href;

type Send = (path: string, body?: unknown) => Promise<Response>;

export const worstDocument: Benchmark = {
  name: 'Worst document',
  question:
    'the largest accepted document, adopted, read, published and exported over HTTP: CPU time of the longest event loop turn of the web process',
  async run() {
    const folder = await createTempFolder('turns');
    const turnsFile = join(folder.path, 'turns.txt');
    // Starts a separate site, because the event loop meter keeps the CPU busy and would slow down other benchmarks.
    const site = await startSite({ TURNS_FILE: turnsFile, NODE_OPTIONS: `--import=${METER}` });
    try {
      const longest = await measureSteps(createSender(site), turnsFile);
      const figures = Object.entries(longest).map(([step, ms]) => `${step}: ${ms.toFixed(1)} ms`);
      const value = Math.max(...Object.values(longest));
      return { figures, result: { value, unit: 'ms', goal: GOAL_MS, better: 'lower' } };
    } finally {
      await site.stop();
      await folder.remove();
    }
  },
};

async function measureSteps(send: Send, turnsFile: string): Promise<Record<string, number>> {
  const body = `{"title":"Adopted","document":${createWorstCaseDocument(await uploadImage(send))}}`;
  const longest: Record<string, number> = {};
  const measure = async (step: string, path: string, sent?: unknown): Promise<string> => {
    const before = readTurns(turnsFile).length;
    const response = await send(path, sent);
    const text = await response.text();
    if (!response.ok) throw new Error(`${step} responded with ${response.status}: ${text.slice(0, 300)}`);
    longest[step] = Math.max(...(await readTurnsSince(turnsFile, before)));
    return text;
  };
  const adopted = await measure('adopt', '/api/v1/games/adopt', body);
  const { data } = JSON.parse(adopted) as { data: { _id: string; gameSlug: string } };
  const game = `/api/v1/games/${data._id}`;
  await measure('read the draft', `/api/game/${data._id}/game-data-for-creators/`);
  await measure('publish', `${game}/draft/publish/`, { isOpenSource: true });
  await measure('read the release', `${game}/releases/1/`);
  await measure('read the client projection', `/api/game-client/cached/${data._id}/1/`);
  await measure('read the template', `/api/v1/templates/${data.gameSlug}/`);
  await measure('export for offline play', `${game}/export/?mode=offline`);
  await measure('export for online play', `${game}/export/?mode=online`);
  return longest;
}

/** Uploads the image that all assets of the document use. */
async function uploadImage(send: Send): Promise<string> {
  const game = { title: 'Images', sandboxMode: 'advanced', preferredRegion: '' };
  const created = await send('/api/v1/games/custom', { game, templateInfo: { templateSlug: 'blank' } });
  const { data } = (await created.json()) as { data: { _id: string } };
  const form = new FormData();
  form.append(
    'file',
    new Blob([new Uint8Array(makePng({ width: 64, height: 64 }))], { type: 'image/png' }),
    'image.png',
  );
  const uploaded = await send(`/api/v1/games/${data._id}/assets/`, form);
  return ((await uploaded.json()) as { data: { file: string } }).data.file;
}

/**
 * Creates a function that sends a GET request without a body and a POST request with one. The body is a form, JSON
 * text, or a value to encode as JSON.
 */
function createSender({ url, cookie }: BenchmarkSite): Send {
  return (path, body) => {
    const headers = { cookie, origin: url, [CSRF_HEADER]: '1' };
    if (body === undefined) return fetch(url + path, { headers });
    if (body instanceof FormData) return fetch(url + path, { method: 'POST', headers, body });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const json = { ...headers, 'content-type': 'application/json' };
    return fetch(url + path, { method: 'POST', headers: json, body: text });
  };
}

/** Returns the turns after the first `before` ones. Waits until the turn that sent the response is included. */
async function readTurnsSince(file: string, before: number): Promise<number[]> {
  const answered = readTurns(file).length;
  return pollUntil(
    () => {
      const turns = readTurns(file);
      return turns.length > answered + 1 ? turns.slice(before) : undefined;
    },
    () => 'the server reports no turns',
  );
}

function readTurns(file: string): number[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number);
}
