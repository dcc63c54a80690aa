import type { ApiClient, CreatorGame, Friend, GameCard, TodayGoals, User } from '@playloom/api-contract';

/** The games for the home page, on the site and in the app. `arrangeSections` chooses which of them are shown. */
export interface HomeGames {
  popular: GameCard[];
  fresh: GameCard[];
  /** Null for a guest, whose recent games are stored only in the browser. */
  personal: PersonalHome | null;
}

interface PersonalHome {
  recent: GameCard[];
  /** Most recently edited first. */
  creations: CreatorGame[];
  /** Null if they could not be loaded. */
  friends: Friend[] | null;
  /** Null if they could not be read: the games of the page are shown all the same. */
  today: TodayGoals | null;
}

export async function readHome(api: ApiClient): Promise<HomeGames> {
  const [popular, fresh, { data: user }] = await Promise.all([
    api.listGames({ query: { category: 'popular' } }),
    api.listGames({ query: { category: 'new' } }),
    api.readUser(),
  ]);
  return { popular, fresh, personal: await readPersonal(api, user) };
}

async function readPersonal(api: ApiClient, user: User | null): Promise<PersonalHome | null> {
  if (user === null) return null;
  const [recent, creations, friends, today] = await Promise.all([
    api.listRecentGames(),
    api.listCreations(),
    // It also asks the rooms, which may be away. The section tries again, and the rest of the page is there.
    api.listFriends().then(
      ({ data }) => data.friends,
      () => null,
    ),
    api.listTodayGoals().then(
      ({ data }) => data,
      () => null,
    ),
  ]);
  return {
    recent: recent.data,
    creations: creations.data,
    friends,
    today,
  };
}
