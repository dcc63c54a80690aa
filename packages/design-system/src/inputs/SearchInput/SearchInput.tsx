import { useEffect, useRef } from 'react';
import Search from 'lucide-react/icons/search';
import { Kbd } from '../../layout/Kbd/Kbd.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import type { TextInputProps } from '../TextInput/TextInput.tsx';

export type SearchInputProps = Omit<TextInputProps, 'type' | 'prefix' | 'suffix' | 'state' | 'ref'> & {
  label: string;
  /**
   * Whether pressing `/` anywhere on the page focuses this field. The field then shows the key. Use it once per page.
   */
  hasSlashKey?: boolean;
};

export function SearchInput({ label, hasSlashKey = false, size = 'sm', ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!hasSlashKey) return;
    function focusOnSlash(event: KeyboardEvent) {
      if (
        event.key !== '/' ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      // A hidden field must not react to the key.
      if (!input.current?.checkVisibility()) return;
      // Don't type the slash into the field that gets the focus.
      event.preventDefault();
      input.current.focus();
    }
    window.addEventListener('keydown', focusOnSlash);
    return () => window.removeEventListener('keydown', focusOnSlash);
  }, [hasSlashKey]);

  return (
    <TextInput
      enterKeyHint="search"
      placeholder={label}
      {...rest}
      ref={input}
      type="search"
      size={size}
      aria-label={label}
      aria-keyshortcuts={hasSlashKey ? '/' : undefined}
      prefix={<Search size={18} aria-hidden="true" />}
      suffix={hasSlashKey ? <Kbd className="-mr-1">/</Kbd> : undefined}
    />
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
