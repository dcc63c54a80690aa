export { type DecodeErrorId, decodeErrorIds } from './bytes/ByteReader.ts';
export type { ClientMessage } from './ClientMessage.ts';
export { decodeClientMessage, encodeClientMessage } from './clientMessages.ts';
export { isSendableValue } from './fields/valueField.ts';
export * as protocolLimits from './limits.ts';
export { PROTOCOL_VERSION } from './limits.ts';
export { createWireNames, type WireNames } from './WireNames.ts';
export type { KickVoteView, ServerMessage, ViewEvent, VoteOutcome, WelcomeMessage } from './ServerMessage.ts';
export {
  addMessage,
  addWrittenMessage,
  createOutbox,
  forEachOutboxMessage,
  type Outbox,
  type OutboxBatch,
  drainOutbox,
} from './outbox/Outbox.ts';
export { decodeServerMessage, encodeServerMessage, type SnapshotMessage } from './serverMessages.ts';
export { applySnapshot, type SnapshotChanges } from './snapshot/applySnapshot.ts';
export { type ClientView, createClientView } from './snapshot/ClientView.ts';
export {
  encodeClientSnapshot,
  recordTileChange,
  writeClientSnapshot,
} from './snapshot/encodeClientSnapshot.ts';
export type { EntityWireState } from './snapshot/entityLayout.ts';
export { blankOwnView } from './snapshot/own.ts';
export { type MotionTables, reportAttributeChange, putEntity } from './snapshot/putEntity.ts';
export {
  quantizeAttribute,
  quantizePosition,
  quantizeRotation,
  quantizeVelocity,
} from './snapshot/quantize.ts';
export { blankRoomView } from './snapshot/roomField.ts';
export {
  beginSnapshot,
  type ClientBaseline,
  createBaseline,
  createRoomEncoder,
  hasAccessLevels,
  isSlotSeen,
  type RoomEncoder,
  markSlotSeen,
  wasEntitySeen,
} from './snapshot/RoomEncoder.ts';
export type { SnapshotContent } from './snapshot/SnapshotContent.ts';
export type { Transport } from './Transport.ts';
export { createMemoryTransportPair } from './transport/createMemoryTransportPair.ts';
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
