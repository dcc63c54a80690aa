import type { closeReasons } from '@playloom/room';

type RoomCloseCodes = { readonly [Id in keyof typeof closeReasons]: (typeof closeReasons)[Id]['code'] };

/**
 * WebSocket close codes that clients understand. The id is sent as the reason. Rooms use the same ids, but only
 * their types are imported, because this thread never loads an engine.
 */
export const socketCloseCodes = {
  'bad-message': 4080,
  flood: 4081,
  'protocol-mismatch': 4082,
  'bad-ticket': 4083,
  'too-slow': 4084,
  kicked: 4085,
  'room-closed': 4086,
  replaced: 4087,
  left: 4088,
  'room-full': 4089,
  'too-many': 4090,
  'saved-elsewhere': 4091,
  moved: 4092,
  'game-closed': 4093,
} as const satisfies RoomCloseCodes & { readonly [id: string]: number };

export type SocketCloseId = keyof typeof socketCloseCodes;
