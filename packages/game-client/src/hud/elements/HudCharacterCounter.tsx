/** The counter changes color when the text reaches this fraction of the maximum. */
const NEAR_THE_END = 0.9;

/** Shows `12/80`. The text field refers to `id` with `aria-describedby`: screen readers say “12 of 80 characters”. */
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
