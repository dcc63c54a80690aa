import type { PlaySummary } from '../contract/StartOptions.ts';
import type { ClientSession } from './ClientSession.ts';

/** Describes the state of the game in the last snapshot, for tests. */
export function readPlaySummary({ view, welcome, predictor }: ClientSession): PlaySummary {
  const { own } = view;
  return {
    tick: view.tick,
    me: welcome?.player ?? null,
    isPredicting: predictor !== null,
    players: [...view.players.values()].map(({ id, name, isBot, isAway, team, score, unit }) => {
      const seen = unit === null ? undefined : view.entities.get(unit);
      const at = seen === undefined || seen.isDead ? null : { x: seen.x, y: seen.y };
      return { id, name, isBot, isAway, team, score, at };
    }),
    attributes: Object.fromEntries(own.attributes.map(({ attribute, value }) => [attribute, value])),
    items: own.inventory.flatMap((slot) => (slot === null ? [] : [slot.item])),
  };
}
