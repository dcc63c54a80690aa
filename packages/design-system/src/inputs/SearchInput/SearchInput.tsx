import { useEffect, useRef } from 'react';
import Search from 'lucide-react/icons/search';
import { Kbd } from '../../layout/Kbd/Kbd.tsx';
import { useDensity } from '../../styling/DensityContext.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import type { TextInputProps } from '../TextInput/TextInput.tsx';

export type SearchInputProps = Omit<TextInputProps, 'type' | 'prefix' | 'state'> & {
  label: string;
  /**
   * Whether pressing `/` anywhere on the page focuses this field. The field then shows the key. Use it once per page.
   */
  hasSlashKey?: boolean;
};

export function SearchInput(props: SearchInputProps) {
  const { label, hasSlashKey = false, size = 'sm', ref, suffix, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const density = useDensity();

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
      ref={hasSlashKey ? input : ref}
      type="search"
      size={size}
      aria-label={label}
      aria-keyshortcuts={hasSlashKey ? '/' : undefined}
      prefix={<Search size={density ? 14 : 18} aria-hidden="true" />}
      suffix={hasSlashKey ? <Kbd className="-mr-1">/</Kbd> : suffix}
    />
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
