import { useSlice } from '../HudContext.ts';
import { useWords } from '../useWords.ts';

export type TextPlace = 'top' | 'bottom' | 'left' | 'right' | 'center';

/** A line the game keeps on the screen. */
export function ScreenText({ place }: { place: TextPlace }) {
  const words = useWords();
  const text = words(useSlice(({ own }) => own.texts[place] ?? '', [place]));
  if (text === '') return null;
  return (
    <p class="hud-text hud-glass" data-place={place} data-solid>
      {text}
    </p>
  );
}
