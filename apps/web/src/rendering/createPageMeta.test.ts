import type { PublicConfig } from '@playloom/api-contract';
import { describe, expect, it } from 'vitest';
import { findPublicConfig, createPageMeta } from './createPageMeta.ts';

const config = { publicUrl: 'https://play.example' } as PublicConfig;
const PAGE = { title: 'Pricing', description: 'What it costs.', path: '/pricing' };

describe('createPageMeta', () => {
  it('sets title, canonical address and sharing tags', () => {
    const meta = createPageMeta(PAGE, config);
    expect(meta).toContainEqual({ title: 'Pricing · Playloom' });
    expect(meta).toContainEqual({ name: 'description', content: 'What it costs.' });
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://play.example/pricing' });
    expect(meta).toContainEqual({ property: 'og:title', content: 'Pricing' });
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://play.example/pricing' });
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://play.example/og.png' });
  });

  it('uses the page’s own image and does not repeat the site name', () => {
    const meta = createPageMeta({ ...PAGE, title: 'Playloom: make games', image: '/og-cover.png' }, config);
    expect(meta).toContainEqual({ title: 'Playloom: make games' });
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://play.example/og-cover.png' });
  });

  it('gives a hidden page no canonical address', () => {
    const meta = createPageMeta({ ...PAGE, isHidden: true }, config);
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(JSON.stringify(meta)).not.toContain('canonical');
  });

  it('finds the configuration among the matches and works without it', () => {
    expect(findPublicConfig([undefined, { id: 'root', loaderData: { config } }])).toBe(config);
    expect(findPublicConfig([{ id: 'root' }])).toBeUndefined();
    expect(createPageMeta(PAGE, undefined)).toContainEqual({ title: 'Pricing · Playloom' });
  });
});
