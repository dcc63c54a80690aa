import type { PublicConfig } from '@playloom/api-contract';
import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  /** Title without the site name, which is appended. */
  title: string;
  description: string;
  /** Canonical path, starting with `/`. */
  path: string;
  /** Path on this site of the image for link previews, 1200 × 630 pixels. */
  image?: string;
  /** Height of the image if it is not 630 pixels. */
  imageHeight?: number;
  type?: 'website' | 'article' | 'profile';
  /** Whether search engines must not index the page. */
  isHidden?: boolean;
}

const SITE_NAME = 'Playloom';
const DEFAULT_IMAGE = '/og.png';
const IMAGE_SIZE = { width: 1200, height: 630 };

/** Returns the title, description, canonical URL and OpenGraph tags of a page. */
export function createPageMeta(page: PageMeta, config: PublicConfig | undefined): MetaDescriptor[] {
  const title = page.title.includes(SITE_NAME) ? page.title : `${page.title} · ${SITE_NAME}`;
  const origin = config?.publicUrl ?? '';
  const url = origin + page.path;
  return [
    { title },
    { name: 'description', content: page.description },
    page.isHidden ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:locale', content: 'en' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: origin + (page.image ?? DEFAULT_IMAGE) },
    { property: 'og:image:width', content: String(IMAGE_SIZE.width) },
    { property: 'og:image:height', content: String(page.imageHeight ?? IMAGE_SIZE.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Returns the public configuration for a `meta` function, or undefined if the root loader failed. */
export function findPublicConfig(matches: Matches): PublicConfig | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return (root as { config: PublicConfig } | undefined)?.config;
}
