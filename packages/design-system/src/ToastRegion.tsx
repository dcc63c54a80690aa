import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Toast } from './Toast.tsx';
import type { ToastStore, ToastType } from './createToastStore.ts';

const TYPES: { type: ToastType; role: 'status' | 'alert'; live: 'polite' | 'assertive' }[] = [
  { type: 'success', role: 'status', live: 'polite' },
  { type: 'error', role: 'alert', live: 'assertive' },
];

/** On small screens everything else starts below the toast: see `--toast-space` in `overlays.css`. */
const TOAST_HEIGHT = '--toast-height';

/** Once per page. Both live regions always exist: one that appears together with its text is not announced. */
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

/** Returns a function that stops it. */
function publishHeight(region: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(TOAST_HEIGHT, `${region.offsetHeight}px`));
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty(TOAST_HEIGHT);
  };
}
