import type { KeyboardEvent } from 'react';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import type { SearchInputProps } from '../SearchInput/SearchInput.tsx';

export type FilterInputProps = Omit<SearchInputProps, 'value' | 'onChange'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Called if Escape is pressed while the field is empty. */
  onLeave?: (field: HTMLInputElement) => void;
};

/** A search field that filters what is beside it. Escape clears it. */
export function FilterInput({ onValueChange, onLeave, onKeyDown, ...rest }: FilterInputProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape') return onKeyDown?.(event);
    if (rest.value === '') return onLeave?.(event.currentTarget);
    event.stopPropagation();
    onValueChange('');
  }
  return (
    <SearchInput
      {...rest}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={handleKeyDown}
    />
  );
}
