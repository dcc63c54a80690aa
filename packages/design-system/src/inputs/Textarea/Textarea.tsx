import { useId } from 'react';
import type { ChangeEvent, ComponentPropsWithRef, KeyboardEvent } from 'react';
import { CharacterCounter } from '../CharacterCounter/CharacterCounter.tsx';
import { useDensity } from '../../styling/DensityContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';
import { stopTypedKeyEvent } from '../TextInput/stopTypedKeyEvent.ts';
import { useFieldControl } from '../LabeledField/FieldContext.ts';
import { useTextLength } from '../CharacterCounter/useTextLength.ts';

export type TextareaProps = ComponentPropsWithRef<'textarea'> & { state?: 'good' | 'bad' };

export function Textarea({ state, className, onChange, onKeyDown, rows = 4, ...rest }: TextareaProps) {
  const counterId = useId();
  const density = useDensity();
  const hasCounter = rest.maxLength !== undefined;
  const control = useFieldControl(rest, hasCounter ? counterId : undefined);
  const { length, trackLength } = useTextLength(rest.value, rest.defaultValue);
  const shown = state ?? (control['aria-invalid'] ? 'bad' : undefined);

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    trackLength(event);
    onChange?.(event);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event);
    if (!density) stopTypedKeyEvent(event);
  }

  return (
    <div className={joinClasses('pl-well', 'relative', className)} data-state={shown} data-density={density}>
      <textarea
        rows={rows}
        {...rest}
        {...control}
        aria-invalid={control['aria-invalid'] ?? (shown === 'bad' || undefined)}
        data-counted={hasCounter ? '' : undefined}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
      />
      {hasCounter && (
        <span className="absolute right-[14px] bottom-2 leading-none">
          <CharacterCounter id={counterId} length={length} max={rest.maxLength as number} />
        </span>
      )}
    </div>
  );
}
