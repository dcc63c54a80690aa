import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { Keys } from '../ui/Keys.tsx';

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
    <label className="ed-input start-find">
      <Search size={14} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label="Find a game"
        placeholder="Find a game"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      <Keys keys="/" />
    </label>
  );
}
