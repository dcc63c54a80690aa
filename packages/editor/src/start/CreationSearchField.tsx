import { useEffect, useRef } from 'react';
import { EditorSearchField } from '../ui/EditorSearchField.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Searches the user's games by title. The `/` key focuses the field. */
export function CreationSearchField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return;
      // Otherwise the slash would be typed into the field.
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (
    <EditorSearchField
      label="Search your games"
      value={value}
      onChange={onChange}
      className="start-find"
      keys="/"
      inputRef={input}
    />
  );
}
