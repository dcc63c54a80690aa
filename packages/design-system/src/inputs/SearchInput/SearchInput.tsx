import { useEffect, useRef } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent as TypedKeyEvent, ReactNode } from 'react';
import Search from 'lucide-react/icons/search';
import { Kbd } from '../../layout/Kbd/Kbd.tsx';
import { useDensity } from '../../styling/DensityContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';
import { stopTypedKeyEvent } from '../TextInput/stopTypedKeyEvent.ts';

export type SearchInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'prefix' | 'size'> & {
  label: string;
  size?: 'sm' | 'md';
  suffix?: ReactNode;
  /**
   * Whether pressing `/` anywhere on the page focuses this field. The field then shows the key. Use it once per page.
   */
  hasSlashKey?: boolean;
};

/** Every page has one, so it does without a TextInput, which also counts characters and shows errors. */
export function SearchInput(props: SearchInputProps) {
  const { label, hasSlashKey = false, size = 'sm', ref, suffix, className, onKeyDown, ...rest } = props;
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

  function handleKeyDown(event: TypedKeyEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (!density) stopTypedKeyEvent(event);
  }
  return (
    <div
      className={joinClasses('pl-well', className)}
      data-size={density ? undefined : size}
      data-density={density}
    >
      <Search size={density ? 14 : 18} aria-hidden="true" />
      <input
        enterKeyHint="search"
        placeholder={label}
        {...rest}
        ref={hasSlashKey ? input : ref}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hasSlashKey ? '/' : undefined}
        onKeyDown={handleKeyDown}
      />
      {hasSlashKey ? <Kbd className="-mr-1">/</Kbd> : suffix}
    </div>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
