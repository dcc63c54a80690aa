import type { IndexEntry } from './findPassages.ts';
import { content } from './readContent.server.ts';

/** What the search of the documentation looks through: every passage of guides and tutorials. */
export function buildIndex(): IndexEntry[] {
  const pages = [
    ...content.guides.map((page) => ({ page, path: `/docs/${page.slug}` })),
    ...content.tutorials.map((page) => ({ page, path: `/docs/tutorials/${page.slug}` })),
  ];
  return pages.flatMap(({ page, path }) => [
    { title: page.title, path, heading: null, text: page.summary },
    ...page.passages.map(({ heading, text }) => ({
      title: page.title,
      path: heading ? `${path}#${heading.id}` : path,
      heading: heading?.text ?? null,
      text,
    })),
  ]);
}
