import type { Json } from '../Json.ts';
import type { ReferenceTarget } from '../parse/createReferenceLookup.ts';

/** What a part of the document looks like, as plain data: drafts are laid out and forms are made by it. */
export type Shape =
  | ObjectShape
  /** One of several objects, told apart by `kind`. */
  | { readonly kind: 'variant'; readonly options: { readonly [kind: string]: ObjectShape } }
  /** By id. `keys` is what its ids refer to; null when they are its own. */
  | {
      readonly kind: 'record';
      readonly item: Shape;
      readonly max: number;
      readonly keys: ReferenceTarget | null;
    }
  | { readonly kind: 'list'; readonly item: Shape; readonly min: number; readonly max: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly isInteger: boolean }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'color' }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  /** Its own id: what others refer to. */
  | { readonly kind: 'id' }
  | { readonly kind: 'reference'; readonly to: ReferenceTarget | null }
  /** TypeScript or HTML: long text that several people write in at once. */
  | { readonly kind: 'code'; readonly max: number }
  | { readonly kind: 'trigger' }
  | { readonly kind: 'conditions' }
  | { readonly kind: 'actions' }
  | { readonly kind: 'chunks' }
  | { readonly kind: 'json' };

export interface ObjectShape {
  readonly kind: 'object';
  readonly fields: { readonly [name: string]: FieldShape };
}

export interface FieldShape {
  readonly shape: Shape;
  /** May be left out for good: it then has no value. */
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  /** What it is when it is left out; undefined when it must be given. */
  readonly preset: Json | undefined;
}
