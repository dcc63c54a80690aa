export interface ExportScreen {
  /** How much is there, 0 to 1. */
  load(part: number, message: string): void;
  hide(): void;
  /** What happened, and a button that begins anew. */
  stop(message: string): void;
  onAgain(listener: () => void): void;
}

/** How far a thread runs behind the one above it. */
const LAG = 0.035;

/** What covers the game while it is not played. It stands in `index.html`, so that it is there before any script. */
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
