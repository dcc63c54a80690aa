import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';

/** Share of the maximum length from which the counter changes its color. */
const NEAR_THE_END = 0.9;

type CharacterCounterProps = { id: string; length: number; max: number };

/**
 * Shows `12/80`. The field must refer to `id` with `aria-describedby`, so that screen readers say “12 of 80
 * characters”.
 */
export function CharacterCounter({ id, length, max }: CharacterCounterProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className="pl-counter"
        data-near={length >= max * NEAR_THE_END ? '' : undefined}
        data-full={length > max ? '' : undefined}
      >
        {formatCount(length)}/{formatCount(max)}
      </span>
      <VisuallyHidden id={id}>
        {formatCount(length)} of {formatCount(max)} characters
      </VisuallyHidden>
    </>
  );
}

function formatCount(count: number): string {
  return count.toLocaleString('en');
}
