/** The counter changes color from this share of the maximum. */
const NEAR_THE_END = 0.9;

/** `12/80`. The field refers to the id by `aria-describedby`, so that screen readers read the words. */
export function HudCharacterCounter({ id, length, max }: { id: string; length: number; max: number }) {
  return (
    <>
      <span
        class="hud-counter hud-number"
        aria-hidden="true"
        data-near={length >= max * NEAR_THE_END ? '' : undefined}
      >
        {length}/{max}
      </span>
      <span id={id} class="hud-hidden">
        {length} of {max} characters
      </span>
    </>
  );
}
