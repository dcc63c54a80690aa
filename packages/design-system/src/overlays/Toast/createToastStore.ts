export type ToastType = 'success' | 'error';

export type ToastState = { duration: number; message: string; type: ToastType; show: boolean };

/** Optional parts of a toast besides its message. */
export type ToastDetail = {
  title?: string;
  action?: { label: string; href: string };
  /** Makes the message a link. */
  href?: string;
};

export type ToastOptions = ToastDetail & { duration?: number; type?: ToastType };

export type ToastTimers = {
  now: () => number;
  setTimeout: (callback: () => void, ms: number) => unknown;
  clearTimeout: (handle: unknown) => void;
};

export type ToastStore = ReturnType<typeof createToastStore>;

const DEFAULT_TOAST_DURATION_MS = 2000;
const DEFAULT_TOAST_TYPE: ToastType = 'error';
/** Two seconds are too short to notice an error, read why it happened, and what to do. */
const ERROR_TOAST_DURATION_MS = 8000;

const REAL_TIMERS: ToastTimers = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

const NO_TOAST: ToastState = {
  duration: DEFAULT_TOAST_DURATION_MS,
  message: '',
  type: DEFAULT_TOAST_TYPE,
  show: false,
};

/** Creates the store for toasts. Shows one toast at a time; a new one replaces the old one and starts its own timer. */
export function createToastStore(timers: ToastTimers = REAL_TIMERS) {
  const listeners = new Set<() => void>();
  const current = {
    state: NO_TOAST,
    detail: {} as ToastDetail,
    timer: undefined as unknown,
    hideAt: 0,
    /** Remaining time while the pointer or the focus is on the toast. Undefined while the timer runs. */
    pausedWith: undefined as number | undefined,
  };

  function set(state: ToastState) {
    current.state = state;
    for (const listener of listeners) listener();
  }
  function stopTimer() {
    if (current.timer !== undefined) timers.clearTimeout(current.timer);
    current.timer = undefined;
  }
  function startTimer(ms: number) {
    stopTimer();
    current.pausedWith = undefined;
    current.hideAt = timers.now() + ms;
    current.timer = timers.setTimeout(hide, ms);
  }
  function hide() {
    stopTimer();
    current.pausedWith = undefined;
    if (current.state.show) set({ ...current.state, show: false });
  }

  function show(message: string, options: ToastOptions = {}) {
    const { duration = DEFAULT_TOAST_DURATION_MS, type = DEFAULT_TOAST_TYPE, ...detail } = options;
    current.detail = detail;
    set({ duration, message, type, show: true });
    startTimer(duration);
  }

  return {
    getState: () => current.state,
    getDetail: () => current.detail,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show,
    /** Shows why something failed, for long enough to read it. */
    showError: (message: string) => show(message, { duration: ERROR_TOAST_DURATION_MS }),
    hide,
    pause() {
      if (!current.state.show || current.pausedWith !== undefined) return;
      stopTimer();
      current.pausedWith = Math.max(0, current.hideAt - timers.now());
    },
    resume() {
      if (current.pausedWith !== undefined) startTimer(current.pausedWith);
    },
  };
}
