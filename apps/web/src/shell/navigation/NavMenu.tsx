import { joinClasses } from '@playloom/design-system';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface NavMenuProps {
  /** Content of the button. */
  trigger: ReactNode;
  /** Accessible name of the button if it shows an image. */
  label?: string;
  children: ReactNode;
  align?: 'start' | 'end';
  className?: string;
  popupClassName?: string;
  onToggle?: (isOpen: boolean) => void;
}

/**
 * A menu in the navigation bar, built on `details`. It works without JavaScript, and the home page needs no menu
 * library. Menus share a name, so that only one of them is open at a time.
 */
export function NavMenu(props: NavMenuProps) {
  const { trigger, label, children, align = 'start', className, popupClassName, onToggle } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const shownKey = useRef(key);

  useEffect(() => {
    // Close the menu on navigation, but not on hydration, when the user may already have opened it.
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (details.current) details.current.open = false;
  }, [key]);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    // Set on the element and not in React state, because the menu may have been opened before hydration.
    const syncExpanded = () =>
      element.querySelector('summary')?.setAttribute('aria-expanded', String(element.open));
    const closeFromOutside = (event: Event) => {
      const isInside = event.target instanceof Node && element.contains(event.target);
      if (!isInside) element.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    syncExpanded();
    element.addEventListener('toggle', syncExpanded);
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    element.addEventListener('keydown', closeOnEscape);
    return () => {
      element.removeEventListener('toggle', syncExpanded);
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      element.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  function handleChoice(event: MouseEvent) {
    if (!(event.target as Element).closest('a, button') || !details.current) return;
    details.current.open = false;
    // A dialog opened from this menu will return the focus here, so focus the button, which stays visible.
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={details}
      name="navigation-menu"
      className={joinClasses('nav-menu', className)}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      {/* Has the role button, because screen readers announce a bare summary differently. */}
      <summary role="button" aria-expanded="false" aria-label={label}>
        {trigger}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks bubble from the links inside */}
      <div
        className={joinClasses('pl-popup nav-popup', popupClassName)}
        data-align={align}
        onClick={handleChoice}
      >
        {children}
      </div>
    </details>
  );
}
