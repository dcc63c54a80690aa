import type { Input } from '@playloom/engine';
import { type ClientMessage, decodeClientMessage, protocolLimits } from '@playloom/protocol';
import type { ClientId } from '@playloom/room-contract';
import type { Client } from '../state/Client.ts';
import { joinWorld } from '../clients/admitClient.ts';
import { closeClient, closeOffendingClient } from '../connections/closeClient.ts';
import { callKickVote, castKickVote } from '../kick/kickVotes.ts';
import { kickPlayer } from '../kick/kickPlayer.ts';
import { EMOTE_SECONDS } from '../limits/roomLimits.ts';
import { sendToClient } from '../connections/sendToClient.ts';
import type { Room } from '../state/Room.ts';
import { handleChat, handlePhrase } from './chat.ts';
import { queueControls } from './controls.ts';
import { spendMessageBudget } from './messageBudget.ts';

/** Handles untrusted bytes. An invalid message closes that client and has no other effect. */
export function receiveClientBytes(room: Room, id: ClientId, bytes: Uint8Array): void {
  const client = room.clients.get(id);
  if (client === undefined || client.awaySince !== null) return;
  if (!spendMessageBudget(room, client)) {
    closeOffendingClient(room, client, 'flood');
    return;
  }
  const message = decodeClientMessage(bytes);
  if (message.ok) handleClientMessage(room, client, message.value);
  else closeOffendingClient(room, client, 'bad-message');
}

function handleClientMessage(room: Room, client: Client, message: ClientMessage): void {
  switch (message.kind) {
    // The gateway handles these before a client is admitted.
    case 'hello':
    case 'resume':
      closeOffendingClient(room, client, 'bad-message');
      return;
    case 'ready':
      joinWorld(room, client);
      return;
    case 'controls':
      queueControls(room, client, message);
      return;
    case 'chat':
      handleChat(room, client, message);
      return;
    case 'phrase':
      handlePhrase(room, client, message.phrase);
      return;
    case 'screen':
      client.aspect = Math.max(protocolLimits.ASPECT_MIN, message.aspect);
      return;
    case 'hear-community':
      client.receivesCommunityChat = message.isOn;
      return;
    case 'emote':
      showEmote(room, client, message.emote);
      return;
    case 'watch':
      client.chosen = message.player;
      return;
    case 'kick':
      kickPlayer(room, client, message.player);
      return;
    case 'call-vote':
      callKickVote(room, client, message.player);
      return;
    case 'vote':
      castKickVote(room, client, message);
      return;
    case 'ping':
      sendToClient(room, client, { kind: 'pong', time: message.time });
      return;
    case 'leave':
      closeClient(room, client, 'left');
      return;
    case 'answer':
    case 'panel':
    case 'choose':
    case 'close-dialogue':
    case 'buy':
    case 'close-shop':
    case 'match-vote':
    case 'team':
    case 'select-slot':
    case 'swap-slots':
    case 'drop-slot':
      forwardToWorld(room, client, message);
  }
}

type WorldInputMessage = Extract<
  ClientMessage,
  { kind: Exclude<Input['kind'], 'controls' | 'chat' | 'leave'> }
>;

/** Passes a message to the world unchanged. The world ignores invalid ones. */
function forwardToWorld(room: Room, client: Client, message: WorldInputMessage): void {
  if (client.player !== null && client.hasJoined) room.inputs.push({ ...message, player: client.player });
}

/** Shows an emote to the clients that see the player's unit. */
function showEmote(room: Room, client: Client, emote: number): void {
  const { tick, players, game } = room.world;
  const unit = client.player === null ? null : (players.get(client.player)?.unit ?? null);
  if (client.player === null || unit === null || tick < client.emoteAt) return;
  client.emoteAt = tick + EMOTE_SECONDS * game.tickRate;
  const event = { kind: 'emote', player: client.player, emote } as const;
  room.events.push({
    event,
    player: null,
    team: null,
    entity: unit,
    at: null,
    range: null,
    isLasting: false,
  });
}
