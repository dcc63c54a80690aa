import { closeReasons, type CloseReasonId } from '@playloom/room-contract';

/** WebSocket close codes of reasons that a room does not know. */
const ownCloseCodes = { 'too-many': 4090, 'saved-elsewhere': 4091 } as const;

export type SocketCloseId = CloseReasonId | keyof typeof ownCloseCodes;

/** The WebSocket close code that clients understand. The id is sent as the reason. */
export function getCloseCode(id: SocketCloseId): number {
  return id in ownCloseCodes
    ? ownCloseCodes[id as keyof typeof ownCloseCodes]
    : closeReasons[id as CloseReasonId].code;
}

export function isCloseReasonId(id: string): id is CloseReasonId {
  return Object.hasOwn(closeReasons, id);
}
