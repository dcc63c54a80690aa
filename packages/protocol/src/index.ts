export { type BrokenId, brokenIds } from './bytes/ByteReader.ts';
export type { ClientMessage } from './ClientMessage.ts';
export { decodeClientMessage, encodeClientMessage } from './clientMessages.ts';
export { canTravel } from './fields/value.ts';
export * as protocolLimits from './limits.ts';
export { PROTOCOL_VERSION } from './limits.ts';
export { createNames, type Names } from './Names.ts';
export type { KickVoteView, ServerMessage, ViewEvent, VoteOutcome, Welcome } from './ServerMessage.ts';
export {
  addMessage,
  addressBytes,
  createOutbox,
  forEachSend,
  type Outbox,
  type Sends,
  takeSends,
} from './outbox/Outbox.ts';
export { decodeServerMessage, encodeServerMessage, type SnapshotMessage } from './serverMessages.ts';
export { applySnapshot, type SnapshotNews } from './snapshot/applySnapshot.ts';
export { type ClientView, createView } from './snapshot/ClientView.ts';
export { encodeSnapshot, putTile, writeSnapshot } from './snapshot/encodeSnapshot.ts';
export type { EntityFacts } from './snapshot/entityLayout.ts';
export { blankOwn } from './snapshot/own.ts';
export { type MotionTables, putBar, putEntity } from './snapshot/putEntity.ts';
export {
  quantiseAttribute,
  quantisePosition,
  quantiseRotation,
  quantiseVelocity,
} from './snapshot/quantise.ts';
export { blankRoom } from './snapshot/room.ts';
export {
  beginSnapshot,
  type ClientBaseline,
  createBaseline,
  createRoomEncoder,
  hasLevels,
  isPlaceSeen,
  type RoomEncoder,
  seePlace,
  wasSeen,
} from './snapshot/RoomEncoder.ts';
export type { SnapshotContent } from './snapshot/SnapshotContent.ts';
export type { Transport } from './Transport.ts';
export { createMemoryPair } from './transport/createMemoryPair.ts';
export { createPortTransport, type PortLike } from './transport/createPortTransport.ts';
export type {
  AttributeView,
  EntityView,
  OwnUnitView,
  OwnView,
  PlayerSkin,
  PlayerView,
  RoomView,
  SlotView,
  View,
} from './View.ts';
