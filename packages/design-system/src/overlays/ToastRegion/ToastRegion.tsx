import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Toast } from '../Toast/Toast.tsx';
import type { ToastStore, ToastType } from '../Toast/createToastStore.ts';

const TYPES: { type: ToastType; role: 'status' | 'alert'; live: 'polite' | 'assertive' }[] = [
  { type: 'success', role: 'status', live: 'polite' },
  { type: 'error', role: 'alert', live: 'assertive' },
];

/**
 * CSS variable with the height of the toast. On small screens, `overlays.css` moves everything else below the toast.
 */
const TOAST_HEIGHT = '--toast-height';

/**
 * Shows toasts. Use it once per page. Both live regions always exist, because screen readers ignore a region that
 * appears together with its text.
 */
export function ToastRegion({ store }: { store: ToastStore }) {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const detail = store.getDetail();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (region.current ? publishHeight(region.current) : undefined), []);
  return (
    <div
      ref={region}
      className="pl-toasts"
      data-toast-region
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {TYPES.map(({ type, role, live }) => (
        <div key={type} role={role} aria-live={live} aria-atomic="true">
          {state.show && state.type === type && <Toast message={state.message} type={type} {...detail} />}
        </div>
      ))}
    </div>
  );
}

/** Keeps the CSS variable with the toast's height up to date. Returns a function that stops this. */
function publishHeight(region: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(TOAST_HEIGHT, `${region.offsetHeight}px`));
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty(TOAST_HEIGHT);
  };
}
