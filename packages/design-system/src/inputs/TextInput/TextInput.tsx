import { useId } from 'react';
import type { ChangeEvent, ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { CharacterCounter } from '../CharacterCounter/CharacterCounter.tsx';
import { useDensity } from '../../styling/DensityContext.ts';
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
  const density = useDensity();
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
    // The shortcuts of the editor know when the user is typing, and some of them work then, too.
    if (!density) stopTypedKeyEvent(event);
  }

  return (
    <div
      className={joinClasses('pl-well', className)}
      data-state={shown}
      data-size={density ? undefined : size}
      data-density={density}
    >
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
