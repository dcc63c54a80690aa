import type { ReactNode } from 'react';

/** What every field of the editor takes. */
export interface EditorFieldProps {
  readonly label: string;
  /** As the label's tooltip. */
  readonly hint?: string;
  readonly problem?: string | null;
  readonly isDisabled?: boolean;
  /** Differs from what a new one has. */
  readonly isChanged?: boolean;
  /** The control below its label, over the whole width. */
  readonly isWide?: boolean;
  /** Only the control; the label is then its name for those who do not see it. */
  readonly isBare?: boolean;
}

interface Props extends EditorFieldProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label, control and problem of one field. */
export function EditorField({ id, label, hint, problem, isChanged, isWide, isBare, children }: Props) {
  if (isBare) return children;
  return (
    <div className="ed-field" data-wide={isWide ? '' : undefined} data-changed={isChanged ? '' : undefined}>
      <label className="ed-field-label" htmlFor={id} title={hint}>
        {label}
      </label>
      {children}
      {problem && (
        <p className="ed-field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
