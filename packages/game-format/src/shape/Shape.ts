import type { Json } from '../json/Json.ts';
import type { ReferenceTarget } from '../references/createReferenceLookup.ts';

/** The structure of a part of the document as plain data. Drafts and forms are built from it. */
export type Shape =
  | ObjectShape
  /** One of several objects, distinguished by `kind`. */
  | { readonly kind: 'variant'; readonly options: { readonly [kind: string]: ObjectShape } }
  /** A record by id. `keys` is what its ids refer to, or null if the record itself defines them. */
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
  /** The id of the entry itself, which others refer to. */
  | { readonly kind: 'id' }
  | { readonly kind: 'reference'; readonly to: ReferenceTarget | null }
  /** TypeScript or HTML: long text that several people edit together. */
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
  /** Whether the field may be missing. Optional fields have no default. */
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  /** The default. Undefined if the field is required. */
  readonly preset: Json | undefined;
}
