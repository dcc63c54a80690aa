import { gzipSync } from 'node:zlib';
import type { Benchmark } from './measure/Benchmark.ts';

const KILOBYTE = 1000;
const GOAL_KB = 150;
const SHOWN = 8;

export const pageWeight: Benchmark = {
  name: 'Home page JavaScript',
  question: 'all JavaScript that the home page loads for a new visitor before any interaction, gzipped',
  async run(startSite) {
    const { url } = await startSite();
    const html = await (await fetch(url)).text();
    const sizes = new Map<string, number>();
    const waiting = readReferences(html).map((path) => new URL(path, url).href);
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if (sizes.has(address)) continue;
      const code = await readScript(address);
      sizes.set(address, gzipSync(code).length);
      for (const path of readStaticImports(code)) waiting.push(new URL(path, address).href);
    }
    const inline = gzipSync(readInlineScripts(html)).length;
    const total = [...sizes.values()].reduce((sum, size) => sum + size, inline);
    const heaviest = [...sizes].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN);
    return {
      figures: [
        `${sizes.size} files and ${(inline / KILOBYTE).toFixed(1)} kB inside the page`,
        ...heaviest.map(
          ([address, size]) => `${(size / KILOBYTE).toFixed(1)} kB ${new URL(address).pathname}`,
        ),
      ],
      result: { value: total / KILOBYTE, unit: 'kB', goal: GOAL_KB, better: 'lower' },
    };
  },
};

async function readScript(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return response.text();
}

/** Lists the scripts that a page loads: script tags, preloaded modules, and imports of inline modules. */
function readReferences(html: string): string[] {
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  const inTags = tags
    .filter((tag) => tag.startsWith('<script') || /rel="modulepreload"/.test(tag))
    .flatMap((tag) => /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1] ?? []);
  return [...inTags, ...readStaticImports(readInlineScripts(html))];
}

function readInlineScripts(html: string): string {
  return [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n');
}

/** Finds `import … from "x"`, `import "x"` and `export … from "x"`, but not `import("x")`, which loads on demand. */
function readStaticImports(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`]((?:\.{1,2}|)\/[^"'`]+\.js)["'`]/g)].map(
    ([, path]) => path ?? '',
  );
}
