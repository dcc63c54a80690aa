import { createBaseline, protocolLimits } from '@playloom/protocol';
import { MESSAGES_BURST } from '../limits/roomLimits.ts';
import type { Room } from './Room.ts';
import { findInitialCenter } from './findInitialCenter.ts';
import type { Client } from './Client.ts';

export function createClient(
  { world }: Pick<Room, 'world'>,
  seat: Pick<Client, 'id' | 'member' | 'player' | 'resumeToken'>,
): Client {
  return {
    ...seat,
    hasJoined: false,
    awaySince: null,
    baseline: createBaseline(),
    messages: { tokens: MESSAGES_BURST, filledAt: world.tick },
    chat: { times: [], lastText: '', repeats: 0 },
    receivesCommunityChat: false,
    emoteAt: 0,
    guestOfferAt: 0,
    controls: [],
    controlsTick: 0,
    controlsLead: 0,
    waitingBytes: 0,
    slowSince: null,
    backlog: [],
    aspect: protocolLimits.ASPECT_MAX,
    center: findInitialCenter(world),
    chosen: null,
    watched: null,
    followed: null,
    layerOpacities: {},
  };
}
