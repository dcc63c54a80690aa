import { useHudSlice } from '../state/HudContext.ts';
import { useKeyNameFiller } from '../state/useKeyNameFiller.ts';
import { preventScoreBreaks } from './preventScoreBreaks.ts';

type ScreenTextPosition = 'top' | 'bottom' | 'left' | 'right' | 'center';

/** A text that the game keeps on the screen. */
export function ScreenText({ place }: { place: ScreenTextPosition }) {
  const fillText = useKeyNameFiller();
  const text = fillText(useHudSlice(({ own }) => own.texts[place] ?? '', [place]));
  if (text === '') return null;
  return (
    <p class="hud-text hud-glass" data-place={place} data-solid>
      {preventScoreBreaks(text)}
    </p>
  );
}
