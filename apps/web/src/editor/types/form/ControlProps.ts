import type { DraftPath } from '@playloom/draft';
import type { FormField } from '@playloom/editor-core';
import type { Shape } from '@playloom/game-format';

export interface ControlProps<Kind extends Shape['kind'] = Shape['kind']> {
  /** In the draft. */
  readonly path: DraftPath;
  readonly field: FormField;
  readonly shape: Extract<Shape, { kind: Kind }>;
  /** Only the control, its label for those who do not see it. */
  readonly isBare?: boolean;
}

export interface SchemaFieldProps {
  /** Where the form is of. */
  readonly root: DraftPath;
  readonly field: FormField;
  readonly isBare?: boolean;
}
