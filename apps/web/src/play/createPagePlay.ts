import { createBrowserDoor, type PageFacts } from './createBrowserDoor.ts';
import { createPlaySession, type PlaySession } from './playSession.ts';

/** What can change from one render to the next. */
export type ChangingFacts = Pick<
  PageFacts,
  'features' | 'guestName' | 'arrival' | 'opensChat' | 'follow' | 'offer' | 'report' | 'mute' | 'askToWrite'
>;

export interface PagePlay {
  session: PlaySession;
  /** Takes the element that the client fills. */
  attach(this: void, element: HTMLElement | null): void;
  learn(facts: ChangingFacts): void;
}

/** Playing outlives renders: it asks for what is current when it needs it. */
export function createPagePlay(fixed: Pick<PageFacts, 'nonce' | 'uiOrigin'>, first: ChangingFacts): PagePlay {
  const known: { root: HTMLElement | null; facts: ChangingFacts } = { root: null, facts: first };
  const door = createBrowserDoor({
    ...fixed,
    root: () => known.root,
    features: () => known.facts.features(),
    guestName: () => known.facts.guestName(),
    arrival: () => known.facts.arrival(),
    opensChat: () => known.facts.opensChat(),
    follow: (game) => known.facts.follow(game),
    offer: (offer) => known.facts.offer(offer),
    report: (player, gameId) => known.facts.report(player, gameId),
    mute: (username, isMuted) => known.facts.mute(username, isMuted),
    askToWrite: (gameId, request) => known.facts.askToWrite(gameId, request),
  });
  return {
    session: createPlaySession(door),
    attach(element) {
      known.root = element;
    },
    learn(facts) {
      known.facts = facts;
    },
  };
}
