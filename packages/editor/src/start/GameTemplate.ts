import type { GameCard } from '@playloom/api-contract';

/** A game to start from. */
export interface GameTemplate {
  readonly slug: string;
  readonly title: string;
  readonly cover: string | null;
  readonly note: string;
}

export const BLANK_SLUG = 'blank';

/** The tag that all starters have. Their notes leave it out, because starters are shown in their own section. */
const STARTER_TAG = 'starter';

/** The characters of a note that fit in one line of the narrowest card. */
const NOTE_LENGTH_MAX = 26;

const BLANK: GameTemplate = {
  slug: BLANK_SLUG,
  title: 'Empty field',
  cover: null,
  note: 'A garden and one hero',
};

/** Lists the starters as templates, followed by the blank game, which is also available offline. */
export function listStarterTemplates(games: readonly GameCard[]): readonly GameTemplate[] {
  const starters = games.map(({ gameSlug, title, cover, tags }) => ({
    slug: gameSlug,
    title,
    cover,
    note: joinTags(tags.filter((tag) => tag !== STARTER_TAG)),
  }));
  return [...starters, BLANK];
}

/** Joins the first two tags, or returns only the first if both don't fit in a line. */
function joinTags(tags: readonly string[]): string {
  const both = tags.slice(0, 2).join(', ');
  return both.length <= NOTE_LENGTH_MAX ? both : (tags[0] ?? '');
}

/** Finds the template with a slug. A fork link can name a game that is not in the lists. */
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
