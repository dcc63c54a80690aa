import type { PlayerId } from '@playloom/game-format';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { updateScreenState } from './updateScreenState.ts';

/** Sets the text at a place on the screen, where it stays. An empty text removes it. */
export function updateScreenText(world: World, audience: PlayerId | null, place: string, text: string): void {
  updateScreenState(world, audience, (showing) => {
    const others = Object.entries(showing.texts).filter(([other]) => other !== place);
    return { ...showing, texts: Object.fromEntries(text === '' ? others : [...others, [place, text]]) };
  });
  emitEvent(world, { kind: 'screen-text', text, place, player: audience });
}
