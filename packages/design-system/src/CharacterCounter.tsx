import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The counter changes color from this share of the maximum. */
const NEAR_THE_END = 0.9;
const NUMBER = new Intl.NumberFormat('en');

type CharacterCounterProps = { id: string; length: number; max: number };

/** `12/80`. The control refers to the id by `aria-describedby`, so that screen readers read the words. */
export function CharacterCounter({ id, length, max }: CharacterCounterProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className="pl-counter"
        data-near={length >= max * NEAR_THE_END ? '' : undefined}
        data-full={length > max ? '' : undefined}
      >
        {NUMBER.format(length)}/{NUMBER.format(max)}
      </span>
      <VisuallyHidden id={id}>
        {NUMBER.format(length)} of {NUMBER.format(max)} characters
      </VisuallyHidden>
    </>
  );
}
