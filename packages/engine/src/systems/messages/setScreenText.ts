import type { PlayerId } from '@playloom/game-format';
import { tell } from '../../world/tell.ts';
import type { World } from '../../world/World.ts';
import { changeShowing } from './showing.ts';

/** Writes a line that stays on the screen; an empty text takes it away. */
export function setScreenText(world: World, audience: PlayerId | null, place: string, text: string): void {
  changeShowing(world, audience, (showing) => {
    const others = Object.entries(showing.texts).filter(([other]) => other !== place);
    return { ...showing, texts: Object.fromEntries(text === '' ? others : [...others, [place, text]]) };
  });
  tell(world, { kind: 'screen-text', text, place, player: audience });
}
