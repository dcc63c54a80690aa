import { useEffect, useRef } from 'react';
import { SearchField } from '../ui/SearchField.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Finds one of one's games by its title; `/` comes here. */
export function FindField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return;
      // Without it the slash would land in the field.
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return (
    <SearchField
      label="Find a game"
      value={value}
      onChange={onChange}
      className="start-find"
      keys="/"
      inputRef={input}
    />
  );
}
