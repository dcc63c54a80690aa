const RECEIVED_EVENTS_MAX = 30;

/** Finds the events that a panel's script seems to receive, to suggest them. */
export function listReceivedEvents(html: string): readonly string[] {
  const found = [
    ...html.matchAll(/\bevent\s*===?\s*(['"`])([^'"`]{1,60})\1/g),
    ...html.matchAll(/\bcase\s+(['"`])([^'"`]{1,60})\1\s*:/g),
  ];
  return [...new Set(found.map((match) => match[2]!))].slice(0, RECEIVED_EVENTS_MAX);
}

/** Parses a typed value as JSON. If it is not valid JSON, returns it as text. */
export function readTestValue(typed: string): unknown {
  if (typed.trim() === '') return null;
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    return typed;
  }
}

/** Finds the events that the buttons and the script of a panel send. */
export function listSentEvents(html: string): readonly string[] {
  const found = [
    ...html.matchAll(/\bdata-event\s*=\s*(['"])([^'"]{1,60})\1/g),
    ...html.matchAll(/\bplayloom\.send\(\s*(['"`])([^'"`]{1,60})\1/g),
  ];
  return [...new Set(found.map((match) => match[2]!))].slice(0, RECEIVED_EVENTS_MAX);
}
