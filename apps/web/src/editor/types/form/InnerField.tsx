import { type ComponentType, createContext, createElement, useContext } from 'react';
import type { SchemaFieldProps } from './ControlProps.ts';

/** What draws a field: controls that hold others get it from around them, as they cannot import what imports them. */
export const FieldDispatch = createContext<ComponentType<SchemaFieldProps> | null>(null);

/** A field inside of another one. */
export function InnerField(props: SchemaFieldProps) {
  const Control = useContext(FieldDispatch);
  return Control === null ? null : createElement(Control, props);
}
