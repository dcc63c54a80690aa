import type { ReactNode } from 'react';

/** Props of every field of the editor. */
export interface EditorFieldProps {
  readonly label: string;
  /** Shown as a tooltip of the label. */
  readonly hint?: string;
  readonly problem?: string | null;
  readonly isDisabled?: boolean;
  /** Whether the value differs from the default. */
  readonly isChanged?: boolean;
  /** Whether to put the control below its label, at full width. */
  readonly isWide?: boolean;
  /** Whether to show only the control. The label is then its accessible name. */
  readonly isBare?: boolean;
}

interface Props extends EditorFieldProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A field with its label, control and problem. */
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
