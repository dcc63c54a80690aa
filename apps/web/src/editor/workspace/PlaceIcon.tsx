import type { Place, TreeRowKind } from '@playloom/editor-core';
import { createElement } from 'react';
import { iconOfKind, iconOfPlace } from './iconOfKind.ts';

interface Props {
  /** What it stands for: a place, or a kind of line in the tree. */
  readonly of: Place | TreeRowKind;
  readonly size: number;
}

/** The sign of a kind of thing. */
export function PlaceIcon({ of, size }: Props) {
  const Icon = typeof of === 'string' ? iconOfKind(of) : iconOfPlace(of);
  return createElement(Icon, { size, 'aria-hidden': true });
}
