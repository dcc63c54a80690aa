import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { positionPopup } from './positionPopup.ts';

/** Beside an element, or at a point of the window. */
export type PopupAnchor = HTMLElement | { readonly x: number; readonly y: number };

interface PopupProps {
  readonly anchor: PopupAnchor;
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  readonly role?: 'dialog' | 'menu' | 'listbox';
  readonly side?: 'below' | 'beside';
  /** At least as wide as the anchor. */
  readonly isAnchorWide?: boolean;
  /** Keeps the focus where it is: for lists below a text field. */
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
    // Inside a dialog the popup must be its descendant, or the dialog would take its focus and clicks.
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

/** Moves the focus in, and back when it closes; otherwise the focus would go to the top of the page. */
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
      // A popup opened from this one is elsewhere in the page; events there do not close this one.
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
