import type { DraftPath } from '@playloom/draft';
import type { FormField } from '@playloom/editor-core';
import type { Shape } from '@playloom/game-format';

export interface ControlProps<Kind extends Shape['kind'] = Shape['kind']> {
  /** Path in the draft. */
  readonly path: DraftPath;
  readonly field: FormField;
  readonly shape: Extract<Shape, { kind: Kind }>;
  /** Shows only the control; the label is its accessible name. */
  readonly isBare?: boolean;
}

export interface SchemaFieldProps {
  /** Path of the form's subject. */
  readonly root: DraftPath;
  readonly field: FormField;
  readonly isBare?: boolean;
}
