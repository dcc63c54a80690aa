import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { blogCovers } from '../art/blogCovers.ts';
import routes from '../routes.ts';
import { buildSearchIndex } from './buildSearchIndex.server.ts';
import { searchPassages } from './searchPassages.ts';
import { listContentPaths } from './testing/listContentPaths.ts';
import { listDocsSections } from './listDocsSections.server.ts';
import { content, readContent } from './readContent.server.ts';
import { listReferenceGroups, ruleReference } from './readReference.server.ts';

const publicFolder = join(import.meta.dirname, '../../public');

const pages = [
  ...content.posts.map((page) => ({ page, path: `/blog/${page.slug}` })),
  ...content.guides.map((page) => ({ page, path: `/docs/${page.slug}` })),
  ...content.tutorials.map((page) => ({ page, path: `/docs/tutorials/${page.slug}` })),
  ...content.reference.map((page) => ({ page, path: `/docs/reference/${page.slug}` })),
  ...content.agreements.map((page) => ({ page, path: `/agreement/${page.slug}` })),
];
const links = pages.flatMap(({ page, path }) =>
  [...page.html.matchAll(/<a (?:class="prose-anchor" )?href="([^"]+)"/g)].map(([, href = '']) => ({
    from: path,
    href,
  })),
);

/** Whether a path matches a route and, for content routes, an existing page. */
function leadsSomewhere(pathname: string): boolean {
  const matches = matchRoutes(toRouteObjects(routes as RouteConfigEntry[]), pathname);
  const pattern = matches?.map(({ route }) => route.path ?? '').join('/') ?? '*';
  if (pattern.includes('*')) return false;
  const isContent = /^\/(blog|docs|agreement)\//.test(pathname) && /:\w+/.test(pattern);
  return !isContent || listContentPaths().includes(pathname);
}

function anchorsOf(path: string): string[] {
  const written = pages.find((entry) => entry.path === path)?.page.headings.map(({ id }) => id) ?? [];
  const page = /^\/docs\/reference\/(triggers|actions|values)$/.exec(path)?.[1];
  if (page === undefined) return written;
  const groups = listReferenceGroups(page as 'triggers' | 'actions' | 'values');
  return groups.flatMap(({ entries }) => entries.map(({ anchor }) => anchor));
}

/** Lists all links to /docs in the source of the editor. */
function listEditorLinks(): string[] {
  const folder = join(import.meta.dirname, '../../../../packages/editor/src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/['"](\/docs[^'"$]*)['"]/g)])
    .map(([, href = '']) => href);
}

function toRouteObjects(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, children }) =>
    index ? { index: true } : { path, children: children && toRouteObjects(children) },
  );
}

describe('content/', () => {
  it('has three posts, guides, tutorials and both agreements', () => {
    expect(content.posts).toHaveLength(3);
    expect(content.guides.map(({ slug }) => slug)).toEqual([
      'getting-started',
      'playing',
      'account-and-security',
      'faq',
      'make-your-first-game',
      'map',
      'types',
      'rules',
      'texts',
      'achievements',
      'goals',
      'results',
      'tips',
      'scripts',
      'panels',
      'play-testing',
      'publishing',
      'working-together',
      'importing-and-exporting',
      'shortcuts',
      '3d',
      'tokens',
      'worlds',
      'direction',
      'fair-starts',
      'feel',
      'running-playloom',
      'portals',
      'config-plans',
      'config-coin-packs',
      'config-forum-categories',
      'config-wallet-issuers',
      'config-chain-nodes',
      'config-portals',
      'config-forum-sso',
    ]);
    expect(content.tutorials).toHaveLength(3);
    expect(content.agreements.map(({ slug }) => slug).toSorted()).toEqual(['pp', 'tos']);
  });

  it('lists every guide, tutorial and reference page in the navigation of the documentation', () => {
    const listed = listDocsSections().flatMap((section) => section.pages.map(({ path }) => path));
    expect(listed).toHaveLength(new Set(listed).size);
    expect(listContentPaths().filter((path) => path.startsWith('/docs/') && !listed.includes(path))).toEqual(
      [],
    );
  });

  it('has posts from newest to oldest, each with a cover and a sharing image', () => {
    const dates = content.posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const { cover } of content.posts) {
      expect(existsSync(join(publicFolder, blogCovers[cover]?.card ?? 'missing'))).toBe(true);
    }
  });

  it('links to pages that exist', () => {
    expect(links.length).toBeGreaterThan(50);
    const broken = links.filter(
      ({ href }) => href.startsWith('/') && !leadsSomewhere(href.split('#')[0] ?? ''),
    );
    expect(broken).toEqual([]);
  });

  it('links to headings that exist', () => {
    const broken = links
      .filter(({ href }) => href.includes('#'))
      .filter(({ from, href }) => {
        const [path, anchor = ''] = href.split('#');
        return !anchorsOf(path === '' ? from : (path ?? '')).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  it('has all pages and headings that the editor links to', () => {
    const hrefs = listEditorLinks();
    expect(hrefs.length).toBeGreaterThan(10);
    const broken = hrefs.filter((href) => {
      const [path = '', anchor] = href.split('#');
      return !leadsSomewhere(path) || (anchor !== undefined && !anchorsOf(path).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('links to other sites only with full URLs', () => {
    expect(links.filter(({ href }) => !/^(\/|#|https:\/\/)/.test(href))).toEqual([]);
  });

  it('detects a dead link', () => {
    expect(leadsSomewhere('/docs/getting-started')).toBe(true);
    expect(leadsSomewhere('/docs/tutorials')).toBe(true);
    expect(leadsSomewhere('/pricing')).toBe(true);
    expect(leadsSomewhere('/docs/reference/triggers')).toBe(true);
    expect(leadsSomewhere('/docs/nothing')).toBe(false);
    expect(leadsSomewhere('/docs/reference/nothing')).toBe(false);
    expect(leadsSomewhere('/blog/nothing')).toBe(false);
    expect(leadsSomewhere('/agreement/cookies')).toBe(false);
    expect(leadsSomewhere('/nothing')).toBe(false);
  });

  it('is in the search index', () => {
    const paths = new Set(buildSearchIndex().map(({ path }) => path.split('#')[0] ?? ''));
    expect([...paths].toSorted()).toEqual(
      listContentPaths()
        .filter((path) => path.startsWith('/docs/'))
        .toSorted(),
    );
  });
});

describe('the reference', () => {
  const entries = ruleReference.groups.flatMap((group) => group.entries);

  it('[RT-06:part] has every trigger, action and value of the catalog on a page, and the search finds each', () => {
    const paths = new Set(buildSearchIndex().map(({ path }) => path));
    const shown = (['triggers', 'actions', 'values'] as const).flatMap((page) =>
      listReferenceGroups(page).flatMap((group) =>
        group.entries.map(({ anchor }) => `/docs/reference/${page}#${anchor}`),
      ),
    );
    expect(shown).toHaveLength(entries.length);
    expect(shown.filter((path) => !paths.has(path))).toEqual([]);
    expect(searchPassages(buildSearchIndex(), 'dealDamage')[0]?.path).toBe(
      '/docs/reference/actions#deal-damage',
    );
  });

  it('has everything that the script samples call', () => {
    const categories = new Set<string>(ruleReference.groups.map(({ category }) => category));
    const samples = content.reference.map(({ html }) => html).join('\n');
    const calls = [...samples.matchAll(/\b(\w+)\.(\w+)\(/g)].filter(([, space = '']) =>
      categories.has(space),
    );
    const events = [...samples.matchAll(/\bon\('(\w+)'/g)].map(([, name = '']) => name);
    expect([calls.length > 5, events.length > 2]).toEqual([true, true]);
    const scripts = entries.map(({ script }) => script ?? '');
    const unknown = calls.filter(([call]) => !scripts.some((script) => script.startsWith(call)));
    expect(unknown.map(([call]) => call)).toEqual([]);
    expect(events.filter((event) => !entries.some(({ name }) => name === event))).toEqual([]);
  });
});

describe('readContent', () => {
  const post = (cover: string, slug = 'a') =>
    `---\ntitle: A\nslug: ${slug}\ndate: 2026-01-01\nsummary: S\nauthor: T\ncover: ${cover}\n---\nText`;

  it('refuses a missing cover, an unknown section, and two pages with the same slug', () => {
    expect(() => readContent({ 'content/blog/a.md': post('none') })).toThrow(
      'content/blog/a.md: unknown cover none',
    );
    expect(() =>
      readContent({
        'content/docs/a.md': '---\ntitle: A\nslug: a\nsummary: S\nsection: X\norder: 1\n---\nText',
      }),
    ).toThrow('content/docs/a.md: unknown section X');
    expect(() =>
      readContent({ 'content/blog/a.md': post('loom'), 'content/blog/b.md': post('loom') }),
    ).toThrow('two pages have the slug a');
  });
});

describe('public files', () => {
  const manifest = JSON.parse(readFileSync(join(publicFolder, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  const sizeOf = (file: string) => {
    const png = readFileSync(join(publicFolder, file));
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  };

  it('have the sizes that the manifest declares', () => {
    const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pngs.map(({ src }) => sizeOf(src))).toEqual(pngs.map(({ sizes }) => sizes));
    for (const { src } of manifest.icons) expect(existsSync(join(publicFolder, src))).toBe(true);
  });

  it('include the sharing images, the touch icon and the favicon', () => {
    expect(sizeOf('og.png')).toBe('1200x630');
    for (const { card } of Object.values(blogCovers)) expect(sizeOf(card)).toBe('1200x630');
    expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
    expect(readFileSync(join(publicFolder, 'favicon.ico')).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
});
