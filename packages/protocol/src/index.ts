export type { ClientMessage } from './ClientMessage.ts';
export * as protocolLimits from './limits.ts';
export { PROTOCOL_VERSION } from './limits.ts';
export type { ServerMessage, ViewEvent, Welcome } from './ServerMessage.ts';
export type { Transport } from './Transport.ts';
export { createMemoryPair } from './transport/createMemoryPair.ts';
export { createPortTransport, type PortLike } from './transport/createPortTransport.ts';
export type {
  AttributeView,
  EntityView,
  OwnUnitView,
  OwnView,
  PlayerView,
  RoomView,
  SlotView,
  View,
} from './View.ts';
