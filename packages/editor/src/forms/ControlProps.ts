import type { DraftPath } from '@playloom/draft';
import type { FormField } from '@playloom/editor-core';
import type { Shape } from '@playloom/game-format';

export interface ControlProps<Kind extends Shape['kind'] = Shape['kind']> {
  /** Path of the field in the draft. */
  readonly path: DraftPath;
  readonly field: FormField;
  readonly shape: Extract<Shape, { kind: Kind }>;
  /** Whether to show only the control. The label is then its accessible name. */
  readonly isBare?: boolean;
}

export interface SchemaFieldProps {
  /** Path of the game element that the form edits. */
  readonly root: DraftPath;
  readonly field: FormField;
  readonly isBare?: boolean;
}
