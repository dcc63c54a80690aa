import { joinClasses } from '@playloom/design-system';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface NavMenuProps {
  /** What the opener shows. */
  trigger: ReactNode;
  /** The opener's name where its face is a picture. */
  label?: string;
  children: ReactNode;
  align?: 'start' | 'end';
  className?: string;
  popupClassName?: string;
  onToggle?: (isOpen: boolean) => void;
}

/**
 * A menu of the navigation bar on a native disclosure: it opens before, and without, any script, and costs
 * the home page no menu library. Of all menus with this name only one is open.
 */
export function NavMenu(props: NavMenuProps) {
  const { trigger, label, children, align = 'start', className, popupClassName, onToggle } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const shownKey = useRef(key);

  useEffect(() => {
    // Another page closes it. This runs once more when the script is ready: a menu opened before stays open.
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (details.current) details.current.open = false;
  }, [key]);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    // Not through React's state: it may have been opened before React came to life.
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
    // A dialog opened from here gives the focus back to where it was: that must be something visible.
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={details}
      name="navigation-menu"
      className={joinClasses('nav-menu', className)}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      {/* Called a button: screen readers do not agree on what a bare summary is. */}
      <summary role="button" aria-expanded="false" aria-label={label}>
        {trigger}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed */}
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
