import { parseGame } from '@playloom/game-format';
import {
  applySnapshot,
  createWireNames,
  createClientView,
  decodeServerMessage,
  type View,
  type ViewEvent,
} from '@playloom/protocol';
import type { TestPlayer } from './joinAsPlayer.ts';

/** The state of a client, built from everything it received, as in the real client. */
interface FollowedView {
  readonly view: View;
  readonly events: ViewEvent[];
  /** Applies new frames. Throws if a frame cannot be decoded. */
  update(): View;
}

/**
 * Builds the view of a player from the frames they receive. Call it before the first snapshot is read. `document`
 * is the game document.
 */
export function followView(player: TestPlayer, document: string): FollowedView {
  const game = parseGame(JSON.parse(document));
  if (!game.ok) throw new Error('This is not a game.');
  const names = createWireNames(game.value);
  const view = createClientView();
  const events: ViewEvent[] = [];
  const state = { next: 0 };
  return {
    view,
    events,
    update() {
      for (; state.next < player.frames.length; state.next += 1) {
        const bytes = player.frames[state.next]!;
        const message = decodeServerMessage(bytes);
        if (!message.ok) throw new Error(message.error);
        if (message.value.kind !== 'snapshot') continue;
        const applied = applySnapshot(view, names, bytes);
        if (!applied.ok) throw new Error(applied.error);
        events.push(...applied.value.events);
      }
      return view;
    },
  };
}
