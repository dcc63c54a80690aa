import type { IndexEntry } from './searchPassages.ts';
import { content } from './readContent.server.ts';
import { listReferenceGroups, referencePages, type ReferencePage } from './readReference.server.ts';

/** Builds the search index of the documentation, from all passages of the pages and all entries of the reference. */
export function buildSearchIndex(): IndexEntry[] {
  const pages = [
    ...content.guides.map((page) => ({ page, path: `/docs/${page.slug}` })),
    ...content.tutorials.map((page) => ({ page, path: `/docs/tutorials/${page.slug}` })),
    ...content.reference.map((page) => ({ page, path: `/docs/reference/${page.slug}` })),
  ];
  const written = pages.flatMap(({ page, path }) => [
    { title: page.title, path, heading: null, text: page.summary },
    ...page.passages.map(({ heading, text }) => ({
      title: page.title,
      path: heading ? `${path}#${heading.id}` : path,
      heading: heading?.text ?? null,
      text,
    })),
  ]);
  return [...written, ...Object.keys(referencePages).flatMap((page) => indexEntries(page as ReferencePage))];
}

/** Indexes the entries of a reference page by title, by help text, and by their name in scripts. */
function indexEntries(page: ReferencePage): IndexEntry[] {
  const { title, summary } = referencePages[page];
  const path = `/docs/reference/${page}`;
  const entries = listReferenceGroups(page).flatMap((group) => group.entries);
  return [
    { title, path, heading: null, text: summary },
    ...entries.map((entry) => ({
      title,
      path: `${path}#${entry.anchor}`,
      heading: entry.title,
      alias: entry.name,
      text: entry.help,
    })),
  ];
}
