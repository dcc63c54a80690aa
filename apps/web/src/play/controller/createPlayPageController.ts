import { createPlayEnvironment, type PlayPageFacts } from './createPlayEnvironment.ts';
import { createPlayController, type PlayController } from './createPlayController.ts';

/** The facts that can change between renders. */
export type ChangingPlayPageFacts = Pick<
  PlayPageFacts,
  | 'features'
  | 'guestName'
  | 'arrival'
  | 'opensChat'
  | 'showsFps'
  | 'follow'
  | 'offer'
  | 'report'
  | 'mute'
  | 'askToWrite'
>;

export interface PlayPageController {
  controller: PlayController;
  /** Sets the element that the client renders into. */
  attach(this: void, element: HTMLElement | null): void;
  updateFacts(facts: ChangingPlayPageFacts): void;
}

/**
 * Creates the play controller of a page. It outlives renders, so it reads the values of the latest render when it needs
 * them.
 */
export function createPlayPageController(
  fixed: Pick<PlayPageFacts, 'nonce' | 'uiOrigin'>,
  first: ChangingPlayPageFacts,
): PlayPageController {
  const known: { root: HTMLElement | null; facts: ChangingPlayPageFacts } = { root: null, facts: first };
  const environment = createPlayEnvironment({
    ...fixed,
    root: () => known.root,
    features: () => known.facts.features(),
    guestName: () => known.facts.guestName(),
    arrival: () => known.facts.arrival(),
    opensChat: () => known.facts.opensChat(),
    showsFps: () => known.facts.showsFps(),
    follow: (game) => known.facts.follow(game),
    offer: (offer) => known.facts.offer(offer),
    report: (player, gameId) => known.facts.report(player, gameId),
    mute: (username, isMuted) => known.facts.mute(username, isMuted),
    askToWrite: (gameId, request) => known.facts.askToWrite(gameId, request),
  });
  return {
    controller: createPlayController(environment),
    attach(element) {
      known.root = element;
    },
    updateFacts(facts) {
      known.facts = facts;
    },
  };
}
