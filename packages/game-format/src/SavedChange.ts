import type { Value } from './catalog/valueTypes.ts';

/** Values saved for a game or for all maps of its world. */
export type SavedScope = 'game' | 'world';

/** One write to saved data. `add` and `delete` stay correct if another room wrote in between. */
export interface SavedChange {
  readonly scope: SavedScope;
  readonly key: string;
  readonly change:
    | { readonly kind: 'set'; readonly value: Value }
    | { readonly kind: 'add'; readonly amount: number }
    | { readonly kind: 'delete' };
}
