export interface ExportScreen {
  /** Shows a message and the progress, from 0 to 1. */
  load(part: number, message: string): void;
  hide(): void;
  /** Shows a message and a button to restart. */
  stop(message: string): void;
  onAgain(listener: () => void): void;
}

/** How far each thread is behind the one above it, as a share of the width. */
const LAG = 0.035;

/**
 * Controls the screen that covers the game while it is not running. Its HTML is in `index.html`, so that it shows
 * before any script has loaded.
 */
export function openScreen(page: Document): ExportScreen {
  const root = find(page, '.screen');
  const bar = find(page, '.threads');
  const message = find(page, '.words');
  const button = find(page, '.again');
  const threads = [...bar.querySelectorAll<HTMLElement>('i')];
  const showState = (state: string, text: string): void => {
    root.dataset['state'] = state;
    root.hidden = false;
    message.textContent = text;
  };
  return {
    load(part, text) {
      showState('loading', text);
      bar.setAttribute('aria-valuenow', String(Math.floor(part * 100)));
      for (const [index, thread] of threads.entries()) {
        const lagging = part * (1 + LAG * (threads.length - 1)) - LAG * index;
        thread.style.setProperty('--part', String(Math.min(1, Math.max(0, lagging))));
      }
    },
    hide() {
      root.hidden = true;
    },
    stop(text) {
      showState('stopped', text);
      button.focus();
    },
    onAgain: (listener) => button.addEventListener('click', listener),
  };
}

function find(page: Document, selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`index.html has no ${selector}.`);
  return found;
}
