import type { ServerMessage } from '@playloom/protocol';
import {
  type ClientId,
  type CloseReasonId,
  type RoomCommand,
  type RoomMember,
  closeReasons,
} from '@playloom/room-contract';
import {
  admitClient,
  rejectConnection,
  handleGoals,
  handlePurchase,
  handleSavedData,
  handleTokenBalances,
} from '../clients/admitClient.ts';
import { closeClient } from '../connections/closeClient.ts';
import { setWaitingBytes } from '../clients/credit.ts';
import { markDisconnected, leaveRoom, resumeSeat } from '../clients/seats.ts';
import { sendCommunityMessage } from '../receive/chat.ts';
import { receiveClientBytes } from '../receive/receiveClientBytes.ts';
import { sendToClient } from '../connections/sendToClient.ts';
import type { Room } from '../state/Room.ts';
import { finishRoom, suspendRoom } from '../run/stepRoom.ts';
import { encodeRoomTape } from '../tape/RoomTape.ts';
import { broadcastEvent } from '../connections/broadcastEvent.ts';

type OpenRoomCommand = Exclude<RoomCommand, { kind: 'open' | 'rehearse' }>;

/** Applies a command from the owner of the sockets to an open room. */
export function applyRoomCommand(room: Room, command: OpenRoomCommand): void {
  switch (command.kind) {
    case 'admit':
      admitClient(room, command.client, command.visitor, command.resumeToken);
      return;
    case 'drop':
      markDisconnected(room, command.client);
      return;
    case 'resume':
      resumeOrReject(room, command);
      return;
    case 'leave':
      leaveRoom(room, command.client);
      return;
    case 'message':
      receiveClientBytes(room, command.client, command.bytes);
      return;
    case 'credit':
      for (const [client, waitingBytes] of command.waiting) setWaitingBytes(room, client, waitingBytes);
      return;
    case 'saved':
      handleSavedData(room, command.userId, command.saved);
      return;
    case 'goals':
      handleGoals(room, command.userId, command.goals);
      return;
    case 'tokens':
      handleTokenBalances(room, command.userId, command.tokens);
      return;
    case 'tape':
      reportTape(room, command.request);
      return;
    case 'travel':
      sendTravel(room, command);
      return;
    case 'voice':
      updateChatPermission(room, command);
      return;
    case 'hides':
      updateMember(room, command.client, { hides: command.hides });
      return;
    case 'community':
      sendCommunityMessage(room, command);
      return;
    case 'offer':
      sendOffer(room, command);
      return;
    case 'purchase':
      handlePurchase(room, command.userId, command.purchase, command.item);
      return;
    case 'notice':
      broadcastEvent(room, { kind: 'notice', id: command.id, text: command.text });
      return;
    case 'suspend':
      suspendRoom(room);
      return;
    case 'close':
      closeRoom(room, command.reason);
  }
}

function resumeOrReject(
  room: Room,
  { lost, client, resumeToken }: Extract<OpenRoomCommand, { kind: 'resume' }>,
): void {
  if (!resumeSeat(room, lost, client, resumeToken)) rejectConnection(room, client, 'left');
}

function reportTape(room: Room, request: number): void {
  const bytes = encodeRoomTape(room.tape);
  room.reports.push({ kind: 'tape', room: room.plan.id, request, bytes });
}

function sendTravel(room: Room, { client, gameSlug, token }: Extract<RoomCommand, { kind: 'travel' }>): void {
  sendIfConnected(room, client, { kind: 'travel', gameSlug, token });
}

function sendOffer(
  room: Room,
  { client, offer, item, price }: Extract<RoomCommand, { kind: 'offer' }>,
): void {
  sendIfConnected(room, client, { kind: 'offer', offer, item, price });
}

/** Sends a message, unless the client is disconnected. */
function sendIfConnected(room: Room, id: ClientId, message: ServerMessage): void {
  const client = room.clients.get(id);
  if (client !== undefined && client.awaySince === null) sendToClient(room, client, message);
}

function updateChatPermission(
  room: Room,
  { client, canChat, isUnderAge }: Extract<RoomCommand, { kind: 'voice' }>,
): void {
  const age = isUnderAge === undefined ? {} : { isUnderAge };
  updateMember(room, client, { canChat, isSilent: !canChat, ...age });
}

/** Updates data about a member that the platform changed during play. */
function updateMember(room: Room, id: ClientId, change: Partial<RoomMember>): void {
  const client = room.clients.get(id);
  if (client !== undefined) client.member = { ...client.member, ...change };
}

/**
 * Makes everyone leave, so that their data is saved, and then closes all clients with the reason: one of our
 * ids, or a text.
 */
function closeRoom(room: Room, reason: string): void {
  finishRoom(room);
  const [id, text] = isCloseId(reason)
    ? [reason, undefined]
    : (['room-closed', reason || undefined] as const);
  for (const client of room.clients.values()) {
    client.hasJoined = false;
    closeClient(room, client, id, text);
  }
}

function isCloseId(reason: string): reason is CloseReasonId {
  return Object.hasOwn(closeReasons, reason);
}
