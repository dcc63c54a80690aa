import { content } from './readContent.server.ts';
import { referencePages } from './readReference.server.ts';

export interface DocsSection {
  title: string;
  pages: { title: string; path: string }[];
}

/** Lists the navigation of the documentation, which is the same on all its pages. */
export function listDocsSections(): DocsSection[] {
  const sections = Map.groupBy(content.guides, ({ section }) => section);
  const guides = (title: string) =>
    (sections.get(title) ?? []).map((guide) => ({ title: guide.title, path: `/docs/${guide.slug}` }));
  const tutorials = content.tutorials.map(({ slug, title }) => ({ title, path: `/docs/tutorials/${slug}` }));
  const reference = [
    ...Object.entries(referencePages).map(([page, { title }]) => ({
      title,
      path: `/docs/reference/${page}`,
    })),
    ...content.reference.map(({ slug, title }) => ({ title, path: `/docs/reference/${slug}` })),
  ];
  return [
    { title: 'Start here', pages: guides('Start here') },
    { title: 'Make games', pages: guides('Make games') },
    { title: 'Tutorials', pages: [{ title: 'All tutorials', path: '/docs/tutorials' }, ...tutorials] },
    { title: 'Reference', pages: reference },
    { title: 'For operators', pages: guides('For operators') },
    { title: 'For developers', pages: [{ title: 'API reference', path: '/docs/api' }] },
  ];
}
