import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../elements/Icon.tsx';
import { trapFocus } from '../elements/trapFocus.ts';
import { useFocusReturn } from '../elements/useFocusReturn.ts';

interface HudWindowProps {
  readonly label: string;
  readonly kind: string;
  /** Called when the player closes the window. Without it, the window stays open until the player answers. */
  readonly onClose?: () => void;
  readonly onDigit?: (digit: number) => void;
  readonly children: ComponentChildren;
}

/** A window over the game. It takes focus while it is open and returns it afterwards. */
export function HudWindow({ label, kind, onClose, onDigit, children }: HudWindowProps) {
  const element = useRef<HTMLDivElement>(null);

  useFocusReturn();
  useLayoutEffect(() => {
    const within = element.current;
    (within?.querySelector<HTMLElement>('[data-first]') ?? within)?.focus({ preventScroll: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    trapFocus(event);
    if (event.target instanceof HTMLInputElement || onDigit === undefined) return;
    const digit = Number(event.key);
    if (!Number.isInteger(digit) || event.key.trim() === '') return;
    // Otherwise the digit would also select an inventory slot.
    event.preventDefault();
    event.stopPropagation();
    onDigit(digit);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of its buttons
    <div
      ref={element}
      class={`hud-window hud-${kind}`}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {onClose !== undefined && (
        <button type="button" class="hud-close" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      {children}
    </div>
  );
}
