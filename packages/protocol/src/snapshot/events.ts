import type { Point } from '@playloom/game-format';
import { list, nullable, record } from '../fields/compounds.ts';
import { named, namedOrNull } from '../fields/names.ts';
import { coordinate, count, id, number, oneOf, text, turn, yesOrNo } from '../fields/scalars.ts';
import { union } from '../fields/union.ts';
import { value } from '../fields/value.ts';
import { EMOTES } from '../limits.ts';
import type { ViewEvent } from '../ServerMessage.ts';

const someone = nullable(count());
const point = record<Point>({ x: coordinate, y: coordinate });

export const event = union<ViewEvent>({
  sound: [1, { sound: named('sounds'), at: nullable(point) }],
  effect: [2, { effect: named('effects'), x: coordinate, y: coordinate, rotation: turn }],
  message: [3, { text: text(), seconds: number }],
  'floating-text': [4, { text: text(), at: point, color: id }],
  chat: [5, { text: text(), from: someone, name: text(), isTeamOnly: yesOrNo }],
  emote: [6, { player: count(), emote: count(EMOTES.length - 1) }],
  'panel-message': [7, { panel: named('panels'), event: id, value }],
  'camera-shake': [8, { strength: number, seconds: number }],
  hurt: [9, { entity: count(), amount: number, attacker: someone }],
  death: [10, { entity: count(), victim: someone, killer: someone, item: namedOrNull('items') }],
  attack: [11, { unit: count(), item: namedOrNull('items') }],
  join: [12, { player: count(), name: text() }],
  leave: [13, { player: count(), name: text() }],
  match: [
    14,
    {
      change: oneOf(['countdown', 'round-starts', 'round-ends', 'match-ends']),
      round: number,
      team: namedOrNull('teams'),
      player: someone,
    },
  ],
  notice: [15, { id, text: text() }],
  rights: [16, { mayKick: yesOrNo, mayVote: yesOrNo, isMember: yesOrNo }],
  community: [18, { name: text(), text: text() }],
  vote: [
    17,
    {
      vote: count(),
      player: count(),
      name: text(),
      caller: text(),
      endsAt: count(),
      yes: count(),
      no: count(),
      needed: count(),
      voters: list(count()),
      outcome: oneOf(['open', 'passed', 'failed', 'gone']),
    },
  ],
});
