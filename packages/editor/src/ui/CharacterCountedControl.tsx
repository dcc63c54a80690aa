import { CharacterCounter } from '@playloom/design-system/CharacterCounter';
import type { ReactNode } from 'react';

interface Props {
  /** The id of the counter. The control must refer to it with `aria-describedby`. */
  readonly counterId: string;
  readonly length: number;
  readonly max: number;
  readonly isLong?: boolean;
  readonly isInvalid?: boolean;
  readonly className?: string;
  /** An `input`, or a `textarea` if `isLong` is set. */
  readonly children: ReactNode;
}

/** A box around a text control, with a character counter that appears while typing and near the maximum. */
export function CharacterCountedControl(props: Props) {
  const { counterId, length, max, isLong, isInvalid, className = '', children } = props;
  return (
    <div
      className={`ed-input ${className}`}
      data-counted={isLong ? 'long' : 'short'}
      data-invalid={isInvalid ? '' : undefined}
    >
      {children}
      <CharacterCounter id={counterId} length={length} max={max} />
    </div>
  );
}
