import { type ComponentType, createContext, createElement, useContext } from 'react';
import type { SchemaFieldProps } from './ControlProps.ts';

/**
 * The component that renders a field. Nested controls get it from context, because a direct import would be
 * circular.
 */
export const FieldDispatch = createContext<ComponentType<SchemaFieldProps> | null>(null);

/** A field inside another one. */
export function InnerField(props: SchemaFieldProps) {
  const Control = useContext(FieldDispatch);
  return Control === null ? null : createElement(Control, props);
}
