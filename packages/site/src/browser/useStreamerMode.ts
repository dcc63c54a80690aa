import { useSyncExternalStore } from 'react';
import { getBrowserStorage } from './getBrowserStorage.ts';

/** Where the game client stores the settings of this device, and its event when it has changed them on this page. */
const SETTINGS_KEY = 'playloom.settings';
const CHANGE_EVENT = 'playloom-settings';
const SWITCHED_ON = '"isStreaming":true';

/**
 * Whether the user has switched on streamer mode in a game on this device: then names of others, chats, and codes are hidden
 * until the user asks for them. False on the server and while hydrating.
 */
export function useStreamerMode(): boolean {
  return useSyncExternalStore(subscribe, readStreamerMode, () => false);
}

function readStreamerMode(): boolean {
  return getBrowserStorage('local').getItem(SETTINGS_KEY)?.includes(SWITCHED_ON) ?? false;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGE_EVENT, listener);
    window.removeEventListener('storage', listener);
  };
}
