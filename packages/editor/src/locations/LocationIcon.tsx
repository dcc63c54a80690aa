import type { EditorLocation, TreeRowKind } from '@playloom/editor-core';
import { createElement } from 'react';
import { getKindIcon, getLocationIcon } from './getKindIcon.ts';

interface Props {
  /** The location or kind of row to show the icon of. */
  readonly of: EditorLocation | TreeRowKind;
  readonly size: number;
}

/** The icon of a location or a kind of row. */
export function LocationIcon({ of, size }: Props) {
  const Icon = typeof of === 'string' ? getKindIcon(of) : getLocationIcon(of);
  return createElement(Icon, { size, 'aria-hidden': true });
}
