import { createContext, useContext } from 'react';

/** Values that a LabeledField passes to its control. */
type FieldControl = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** The name of the control if the label is not on the page. */
  label?: string;
};

export const FieldContext = createContext<FieldControl | null>(null);

type ControlProps = {
  id?: string;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
};

/**
 * Returns the ids and flags that a control gets from the surrounding LabeledField. The control's own props take
 * precedence.
 */
export function useFieldControl(props: ControlProps, ownDescription?: string) {
  const field = useContext(FieldContext);
  const describedBy = [props['aria-describedby'], field?.describedBy, ownDescription]
    .filter(Boolean)
    .join(' ');
  const label = props['aria-label'] ?? field?.label;
  return {
    id: props.id ?? field?.id,
    required: props.required ?? (field?.required || undefined),
    disabled: props.disabled ?? (field?.disabled || undefined),
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-describedby': describedBy || undefined,
    ...(label && { 'aria-label': label }),
  };
}
