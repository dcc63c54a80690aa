import { type ComponentType, createContext, createElement, useContext } from 'react';
import type { SchemaFieldProps } from './ControlProps.ts';

/**
 * The component that renders a field. Nested controls read it from this context, because importing it would
 * be circular.
 */
export const FieldControlContext = createContext<ComponentType<SchemaFieldProps> | null>(null);

/** Renders a field that is nested in another field. */
export function InnerField(props: SchemaFieldProps) {
  const Control = useContext(FieldControlContext);
  return Control === null ? null : createElement(Control, props);
}
