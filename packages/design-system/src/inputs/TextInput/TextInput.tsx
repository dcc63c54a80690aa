import { useId } from 'react';
import type { ChangeEvent, ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { CharacterCounter } from '../CharacterCounter/CharacterCounter.tsx';
import { joinClasses } from '../../styling/joinClasses.ts';
import { stopTypedKeyEvent } from './stopTypedKeyEvent.ts';
import { useFieldControl } from '../LabeledField/FieldContext.ts';
import { useTextLength } from '../CharacterCounter/useTextLength.ts';

export type TextInputProps = Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> & {
  /** Shows a check mark or an error icon. Inside a LabeledField with an error, the default is `bad`. */
  state?: 'good' | 'bad';
  size?: 'sm' | 'md';
  prefix?: ReactNode;
  suffix?: ReactNode;
};

export function TextInput(props: TextInputProps) {
  const { state, size = 'md', prefix, suffix, className, onChange, onKeyDown, ...rest } = props;
  const counterId = useId();
  const hasCounter = rest.maxLength !== undefined;
  const control = useFieldControl(rest, hasCounter ? counterId : undefined);
  const { length, trackLength } = useTextLength(rest.value, rest.defaultValue);
  const shown = state ?? (control['aria-invalid'] ? 'bad' : undefined);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    trackLength(event);
    onChange?.(event);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    stopTypedKeyEvent(event);
  }

  return (
    <div className={joinClasses('pl-well', className)} data-state={shown} data-size={size}>
      {prefix}
      <input
        {...rest}
        {...control}
        aria-invalid={control['aria-invalid'] ?? (shown === 'bad' || undefined)}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
      />
      {hasCounter && <CharacterCounter id={counterId} length={length} max={rest.maxLength as number} />}
      {suffix}
      {shown === 'good' && <Check data-mark size={20} aria-hidden="true" />}
      {shown === 'bad' && !suffix && <CircleAlert data-mark size={20} aria-hidden="true" />}
    </div>
  );
}
