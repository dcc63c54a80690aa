import { useContext, useId, useState } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { FieldContext } from '../LabeledField/FieldContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import type { TextInputProps } from '../TextInput/TextInput.tsx';

export type PasswordStrength = { score: 0 | 1 | 2 | 3 | 4; sentence: string };

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'suffix' | 'prefix'> & {
  /**
   * How strong the password is, computed by the caller. Shown as a bar and a sentence below the field. A hint or an error
   * of the LabeledField replaces the sentence.
   */
  strength?: PasswordStrength;
};

const SEGMENTS = [1, 2, 3, 4];

export function PasswordInput({ strength, 'aria-describedby': describedBy, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const strengthId = useId();
  const field = useContext(FieldContext);
  const hasSentence = strength !== undefined && field?.describedBy === undefined;
  return (
    <>
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        aria-describedby={[describedBy, hasSentence && strengthId].filter(Boolean).join(' ') || undefined}
        type={isShown ? 'text' : 'password'}
        suffix={
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            size="sm"
            className="-mr-2"
            disabled={rest.disabled}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </IconButton>
        }
      />
      {strength && (
        <>
          <div className="pl-strength" data-score={strength.score} aria-hidden="true">
            {SEGMENTS.map((segment) => (
              <i key={segment} data-on={segment <= strength.score ? '' : undefined} />
            ))}
          </div>
          {hasSentence && (
            <p id={strengthId} aria-live="polite" className="pl-hint">
              {strength.sentence}
            </p>
          )}
        </>
      )}
    </>
  );
}
