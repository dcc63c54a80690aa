import { limits, type Value } from '@playloom/game-format';
import { isSendableValue } from '@playloom/protocol';

export interface PanelEventMessage {
  readonly event: string;
  readonly value: unknown;
}

/** Validates a message from a panel. Returns it with its value as plain JSON, or the reason to reject it. */
export function validatePanelMessage(data: unknown): PanelEventMessage | 'bad-message' | 'too-large' {
  if (typeof data !== 'object' || data === null) return 'bad-message';
  const { event, value = null } = data as { event?: unknown; value?: unknown };
  if (typeof event !== 'string' || event === '' || event.length > limits.PANEL_EVENT_LENGTH_MAX)
    return 'bad-message';
  const text = writeJson(value);
  if (text === null) return 'bad-message';
  // Values that are not JSON (dates, maps, functions) are converted by JSON.stringify.
  const plain = JSON.parse(text) as Value;
  return isSendableValue(plain, limits.PANEL_VALUE_SIZE_MAX) ? { event, value: plain } : 'too-large';
}

function writeJson(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}
