import type { GameCard } from '@playloom/api-contract';

/** A game to begin with. */
export interface GameTemplate {
  readonly slug: string;
  readonly title: string;
  readonly cover: string | null;
  readonly note: string;
}

export const BLANK_SLUG = 'blank';

/** Said by where they stand. */
const STARTER_TAG = 'starter';

const BLANK: GameTemplate = {
  slug: BLANK_SLUG,
  title: 'Empty field',
  cover: null,
  note: 'A garden and one hero',
};

/** The starters as offers, and the empty game after them: that one is there with or without a network. */
export function listStarterTemplates(games: readonly GameCard[]): readonly GameTemplate[] {
  const starters = games.map(({ gameSlug, title, cover, tags }) => ({
    slug: gameSlug,
    title,
    cover,
    note: tags
      .filter((tag) => tag !== STARTER_TAG)
      .slice(0, 2)
      .join(', '),
  }));
  return [...starters, BLANK];
}

/** The offer of a slug, also of a game that the lists do not have: a fork by its address. */
export function findGameTemplate(
  templates: { readonly starters: readonly GameTemplate[]; readonly others: readonly GameCard[] },
  slug: string,
): GameTemplate {
  const starter = templates.starters.find((offer) => offer.slug === slug);
  if (starter !== undefined) return starter;
  const other = templates.others.find(({ gameSlug }) => gameSlug === slug);
  return other === undefined
    ? { slug, title: slug, cover: null, note: '' }
    : { slug, title: other.title, cover: other.cover, note: `by ${other.creator}` };
}
