import { admit, refuse, takePurchase, takeSaved } from '../clients/admit.ts';
import { closeClient } from '../clients/closeClient.ts';
import { setCredit } from '../clients/credit.ts';
import { drop, leave, resume } from '../clients/seats.ts';
import { receive } from '../receive/receive.ts';
import { sendMessage } from '../report.ts';
import { type CloseId, closeReasons } from '../closeReasons.ts';
import type { Room } from '../Room.ts';
import { endRoom } from '../step/stepRoom.ts';
import { encodeRoomTape } from '../tape/RoomTape.ts';
import { tellEveryone } from '../view/tellEvent.ts';
import type { RoomCommand } from './RoomCommand.ts';

/** Does what the owner of the sockets wants of an open room. */
export function obey(room: Room, command: Exclude<RoomCommand, { kind: 'open' }>): void {
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
    case 'tape': {
      const bytes = encodeRoomTape(room.tape);
      room.reports.push({ kind: 'tape', room: room.plan.id, request: command.request, bytes });
      return;
    }
    case 'travel': {
      const client = room.clients.get(command.client);
      const { gameSlug, token } = command;
      if (client !== undefined && client.awaySince === null) {
        sendMessage(room, client, { kind: 'travel', gameSlug, token });
      }
      return;
    }
    case 'voice': {
      const client = room.clients.get(command.client);
      const { canChat } = command;
      if (client !== undefined) client.visitor = { ...client.visitor, canChat, isSilent: !canChat };
      return;
    }
    case 'offer': {
      const client = room.clients.get(command.client);
      const { offer, item, price } = command;
      if (client !== undefined && client.awaySince === null) {
        sendMessage(room, client, { kind: 'offer', offer, item, price });
      }
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
