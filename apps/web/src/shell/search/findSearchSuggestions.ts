import { DEFAULT_IMAGE_QUALITY, getImageUrl } from '@playloom/design-system';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import type { SearchSuggestion } from './createTypeAhead.ts';

const SHOWN_OF_EACH = 4;
/** The smallest width that the server offers. The image is shown 32 pixels wide. */
const IMAGE_WIDTH = 640;

/** Finds a few games and creators that match a term. */
export async function findSearchSuggestions(searchTerm: string): Promise<SearchSuggestion[]> {
  const api = await loadBrowserApi();
  const [games, creators] = await Promise.all([
    api.listGames({ query: { searchTerm } }),
    api.searchUsers({ query: { searchTerm } }),
  ]);
  return [
    ...games.slice(0, SHOWN_OF_EACH).map(({ title, gameSlug, cover }): SearchSuggestion => ({
      kind: 'game',
      label: title,
      path: `/play/${encodeURIComponent(gameSlug)}`,
      image: cover && getImageUrl({ src: cover, width: IMAGE_WIDTH, quality: DEFAULT_IMAGE_QUALITY }),
    })),
    ...creators.slice(0, SHOWN_OF_EACH).map(({ local }): SearchSuggestion => ({
      kind: 'creator',
      label: local.username,
      path: `/user/${encodeURIComponent(local.username)}`,
      image: local.profilePicture,
    })),
  ];
}
