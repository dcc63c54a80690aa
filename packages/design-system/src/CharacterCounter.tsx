import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The counter changes color from this share of the maximum. */
const NEAR_THE_END = 0.9;

type CharacterCounterProps = { id: string; length: number; max: number };

export function CharacterCounter({ id, length, max }: CharacterCounterProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className="pl-counter"
        data-near={length >= max * NEAR_THE_END ? '' : undefined}
        data-full={length > max ? '' : undefined}
      >
        {length}/{max}
      </span>
      <VisuallyHidden id={id}>
        {length} of {max} characters
      </VisuallyHidden>
    </>
  );
}
