import { useState } from 'react';
import type { ChangeEvent } from 'react';

type TextValue = string | number | readonly string[] | undefined;

/** Tracks the length of a field's text, for controlled and uncontrolled fields. */
export function useTextLength(value: TextValue, defaultValue: TextValue) {
  const [typedLength, setTypedLength] = useState(() => String(defaultValue ?? '').length);
  return {
    length: value === undefined ? typedLength : String(value ?? '').length,
    trackLength: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTypedLength(event.target.value.length),
  };
}
