import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { positionPopup } from './positionPopup.ts';

/** An element to open beside, or a point in the window. */
export type PopupAnchor = HTMLElement | { readonly x: number; readonly y: number };

interface PopupProps {
  readonly anchor: PopupAnchor;
  readonly onClose: () => void;
  /** The accessible name of the popup. */
  readonly label: string;
  readonly role?: 'dialog' | 'menu' | 'listbox';
  readonly side?: 'below' | 'beside';
  /** Whether the popup is at least as wide as its anchor. */
  readonly isAnchorWide?: boolean;
  /** Whether the focus stays where it is, for example in a text field above the list. */
  readonly isQuiet?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A popup that closes on a click outside or with Escape. */
export function Popup(props: PopupProps) {
  const { anchor, onClose, label, role = 'dialog', isAnchorWide, className = '', children } = props;
  const box = useRef<HTMLDivElement>(null);
  usePopupPosition(box, props);
  useFocus(box, props);
  useEndings(box, anchor, onClose);
  const width = isAnchorWide && anchor instanceof HTMLElement ? anchor.offsetWidth : undefined;
  return createPortal(
    <div className="ed-app">
      <div
        ref={box}
        className={`ed-popup ${className}`}
        role={role}
        aria-label={label}
        tabIndex={-1}
        style={width === undefined ? undefined : { minWidth: width }}
      >
        {children}
      </div>
    </div>,
    // Inside a dialog, the popup must be a descendant of the dialog, which would otherwise block its focus
    // and clicks.
    (anchor instanceof HTMLElement && anchor.closest('[role="dialog"],[role="alertdialog"]')) ||
      document.body,
  );
}

type Box = { readonly current: HTMLDivElement | null };

function usePopupPosition(box: Box, { anchor, side = 'below' }: PopupProps): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const position = () => moveTo(element, anchor, side);
    position();
    const watcher = new ResizeObserver(position);
    watcher.observe(element);
    window.addEventListener('resize', position);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', position);
    };
  }, [box, anchor, side]);
}

function moveTo(element: HTMLElement, anchor: PopupAnchor, side: 'below' | 'beside'): void {
  const at = anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : new DOMRect(anchor.x, anchor.y);
  const room = { width: window.innerWidth, height: window.innerHeight };
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const { left, top } = positionPopup(at, size, room, side);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}

/**
 * Moves the focus into the popup, and back when it closes. Otherwise the focus would jump to the top of the
 * page.
 */
function useFocus(box: Box, { isQuiet = false }: PopupProps): void {
  useEffect(() => {
    if (isQuiet) return;
    const before = document.activeElement;
    const element = box.current;
    const wanted = element?.querySelector<HTMLElement>(
      '[autofocus],[data-autofocus],input,button:not(:disabled)',
    );
    (wanted ?? element)?.focus({ preventScroll: true });
    return () => {
      const isInside = element?.contains(document.activeElement) ?? false;
      if (before instanceof HTMLElement && (isInside || document.activeElement === document.body))
        before.focus();
    };
  }, [box, isQuiet]);
}

function useEndings(box: Box, anchor: PopupAnchor, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const isOurs = (target: EventTarget | null) =>
      target instanceof Node &&
      (box.current?.contains(target) || (anchor instanceof HTMLElement && anchor.contains(target)));
    const leave = (event: Event) => {
      // Clicks in a popup that was opened from this one don't close it, even though that popup is not inside
      // of it.
      const inPopup = event.target instanceof Element && event.target.closest('.ed-popup') !== null;
      if (!isOurs(event.target) && !inPopup) latest.current();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('keydown', escape, true);
    };
  }, [box, anchor]);
}
