import { content } from '../readContent.server.ts';
import { referencePages } from '../readReference.server.ts';

/** Lists the paths of all pages that come from files under content/. */
export function listContentPaths(): string[] {
  return [
    ...content.posts.map(({ slug }) => `/blog/${slug}`),
    ...content.guides.map(({ slug }) => `/docs/${slug}`),
    ...content.tutorials.map(({ slug }) => `/docs/tutorials/${slug}`),
    ...content.reference.map(({ slug }) => `/docs/reference/${slug}`),
    ...Object.keys(referencePages).map((page) => `/docs/reference/${page}`),
    ...content.agreements.map(({ slug }) => `/agreement/${slug}`),
  ];
}
