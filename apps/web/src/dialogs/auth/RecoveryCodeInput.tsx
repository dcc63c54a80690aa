import { apiLimits } from '@playloom/api-contract';
import { TextInput } from '@playloom/design-system';
import { useEffect, useRef } from 'react';
import { useSelectInvalidText } from '@playloom/site/forms/useSelectInvalidText.ts';

interface RecoveryCodeInputProps {
  value: string;
  error: string | undefined;
  onValueChange: (code: string) => void;
}

/** Input for a recovery code. Submits the form as soon as the code is complete. */
export function RecoveryCodeInput({ value, error, onValueChange }: RecoveryCodeInputProps) {
  const input = useSelectInvalidText(error);
  const isComplete = useRef(false);
  useEffect(() => {
    // Wait for the render, so that the form sends the last character too.
    if (!isComplete.current) return;
    isComplete.current = false;
    input.current?.form?.requestSubmit();
  }, [value, input]);
  function handleValue(next: string) {
    const isWhole = countCharacters(next) === apiLimits.RECOVERY_CODE_LENGTH;
    isComplete.current = isWhole && countCharacters(value) !== apiLimits.RECOVERY_CODE_LENGTH;
    onValueChange(next);
  }
  return (
    <TextInput
      ref={input}
      name="code"
      value={value}
      onChange={(event) => handleValue(event.target.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Counts the characters without dashes and spaces, which only make a code easier to read. */
function countCharacters(code: string): number {
  return code.replaceAll(/[\s-]/g, '').length;
}
