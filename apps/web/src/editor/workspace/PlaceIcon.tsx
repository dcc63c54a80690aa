import type { EditorLocation, TreeRowKind } from '@playloom/editor-core';
import { createElement } from 'react';
import { getKindIcon, getPlaceIcon } from './getKindIcon.ts';

interface Props {
  /** What it stands for: a place, or a kind of line in the tree. */
  readonly of: EditorLocation | TreeRowKind;
  readonly size: number;
}

/** The sign of a kind of thing. */
export function PlaceIcon({ of, size }: Props) {
  const Icon = typeof of === 'string' ? getKindIcon(of) : getPlaceIcon(of);
  return createElement(Icon, { size, 'aria-hidden': true });
}
