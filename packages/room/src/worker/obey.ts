import type { ServerMessage } from '@playloom/protocol';
import { admit, refuse, takePurchase, takeSaved, takeTokens } from '../clients/admit.ts';
import { closeClient } from '../clients/closeClient.ts';
import { setCredit } from '../clients/credit.ts';
import { drop, leave, resume } from '../clients/seats.ts';
import { tellCommunity } from '../receive/chat.ts';
import { receive } from '../receive/receive.ts';
import { sendMessage } from '../report.ts';
import { type CloseId, closeReasons } from '../closeReasons.ts';
import type { Room } from '../Room.ts';
import { endRoom } from '../step/stepRoom.ts';
import { encodeRoomTape } from '../tape/RoomTape.ts';
import { tellEveryone } from '../view/tellEvent.ts';
import type { Visitor } from '../Visitor.ts';
import type { ClientId, RoomCommand } from './RoomCommand.ts';

/** Does what the owner of the sockets wants of an open room. */
export function obey(room: Room, command: Exclude<RoomCommand, { kind: 'open' | 'rehearse' }>): void {
  switch (command.kind) {
    case 'admit':
      admit(room, command.client, command.visitor, command.resumeToken);
      return;
    case 'drop':
      drop(room, command.client);
      return;
    case 'resume':
      if (!resume(room, command.lost, command.client, command.resumeToken))
        refuse(room, command.client, 'left');
      return;
    case 'leave':
      leave(room, command.client);
      return;
    case 'message':
      receive(room, command.client, command.bytes);
      return;
    case 'credit':
      for (const [client, waitingBytes] of command.waiting) setCredit(room, client, waitingBytes);
      return;
    case 'saved':
      takeSaved(room, command.userId, command.saved);
      return;
    case 'tokens':
      takeTokens(room, command.userId, command.tokens);
      return;
    case 'tape':
      handOverTape(room, command.request);
      return;
    case 'travel': {
      const { gameSlug, token } = command;
      tell(room, command.client, { kind: 'travel', gameSlug, token });
      return;
    }
    case 'voice':
      changeVoice(room, command);
      return;
    case 'hides':
      changeVisitor(room, command.client, { hides: command.hides });
      return;
    case 'community':
      tellCommunity(room, command);
      return;
    case 'offer': {
      const { offer, item, price } = command;
      tell(room, command.client, { kind: 'offer', offer, item, price });
      return;
    }
    case 'purchase':
      takePurchase(room, command.userId, command.purchase, command.item);
      return;
    case 'notice':
      tellEveryone(room, { kind: 'notice', id: command.id, text: command.text });
      return;
    case 'close':
      closeRoom(room, command.reason);
  }
}

function handOverTape(room: Room, request: number): void {
  const bytes = encodeRoomTape(room.tape);
  room.reports.push({ kind: 'tape', room: room.plan.id, request, bytes });
}

/** Whoever is away is told nothing. */
function tell(room: Room, id: ClientId, message: ServerMessage): void {
  const client = room.clients.get(id);
  if (client !== undefined && client.awaySince === null) sendMessage(room, client, message);
}

function changeVoice(
  room: Room,
  { client, canChat, isUnderAge }: Extract<RoomCommand, { kind: 'voice' }>,
): void {
  const age = isUnderAge === undefined ? {} : { isUnderAge };
  changeVisitor(room, client, { canChat, isSilent: !canChat, ...age });
}

/** What the platform vouches for has changed while somebody plays. */
function changeVisitor(room: Room, id: ClientId, change: Partial<Visitor>): void {
  const client = room.clients.get(id);
  if (client !== undefined) client.visitor = { ...client.visitor, ...change };
}

/** Everyone leaves properly, then is told why: by one of our ids, or in words. */
function closeRoom(room: Room, reason: string): void {
  endRoom(room);
  const [id, text] = isCloseId(reason)
    ? [reason, undefined]
    : (['room-closed', reason || undefined] as const);
  for (const client of room.clients.values()) {
    client.hasJoined = false;
    closeClient(room, client, id, text);
  }
}

function isCloseId(reason: string): reason is CloseId {
  return Object.hasOwn(closeReasons, reason);
}
