import { useSyncExternalStore } from 'react';
import { createDateFormat, type DateFormat, serverReader } from './createDateFormat.ts';

/** For texts of the server that the browser does not render again, such as the description of a page. */
export const serverDateFormat = createDateFormat(serverReader);

/** One format for each language of the browser: a list has many dates, and `Intl` formats are slow to create. */
const formats = new Map<string, DateFormat>();

/** Formats dates for the reader; while hydrating, as the server did, so that both render the same. */
export function useDateFormat(): DateFormat {
  return useSyncExternalStore(subscribeToLanguage, readBrowserFormat, () => serverDateFormat);
}

function readBrowserFormat(): DateFormat {
  const { language } = navigator;
  const known = formats.get(language);
  if (known) return known;
  const format = createBrowserFormat(language, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  formats.set(language, format);
  return format;
}

/**
 * English as written in the reader's country: “4 Mar 2026, 22:05” in Germany. A German date would be in the middle of an
 * English sentence. Some browsers have a language or zone that `Intl` does not know, such as `en-US@posix` or
 * `Etc/Unknown`.
 */
export function createBrowserFormat(language: string, timeZone: string): DateFormat {
  try {
    const { region = 'US' } = new Intl.Locale(language).maximize();
    return createDateFormat({ locale: `en-${region}`, timeZone });
  } catch {
    return serverDateFormat;
  }
}

function subscribeToLanguage(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}
