import { useSyncExternalStore } from 'react';
import { createDateFormat, type DateFormat, serverDateLocale } from './createDateFormat.ts';

/** For text that only the server renders, such as the description of a page. */
export const serverDateFormat = createDateFormat(serverDateLocale);

/** Formats by browser language. Cached, because a list has many dates and `Intl` formats are slow to create. */
const formats = new Map<string, DateFormat>();

/** Returns the reader's date format. While hydrating, returns the server's format, so that both render the same. */
export function useDateFormat(): DateFormat {
  return useSyncExternalStore(subscribeToLanguage, readBrowserFormat, () => serverDateFormat);
}

function readBrowserFormat(): DateFormat {
  const { language } = navigator;
  const known = formats.get(language);
  if (known) return known;
  const format = createBrowserDateFormat(language, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  formats.set(language, format);
  return format;
}

/**
 * Creates a format for English dates in the style of the reader's country, such as “4 Mar 2026, 22:05” in Germany.
 * Falls back to the server's format for a language or zone that `Intl` does not know, such as `en-US@posix` or
 * `Etc/Unknown`.
 */
export function createBrowserDateFormat(language: string, timeZone: string): DateFormat {
  try {
    const { region = 'US' } = new Intl.Locale(language).maximize();
    const format = createDateFormat({ locale: `en-${region}`, timeZone });
    // The first use throws if `Intl` knows no such zone.
    format.date(0);
    return format;
  } catch {
    return serverDateFormat;
  }
}

function subscribeToLanguage(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}
