export type { ClientMessage } from './messages/ClientMessage.ts';
export { decodeClientMessage, encodeClientMessage } from './messages/clientMessages.ts';
export { isSendableValue } from './fields/valueField.ts';
export * as protocolLimits from './wire/limits.ts';
export { PROTOCOL_VERSION } from './wire/limits.ts';
export { createWireNames, type WireNames } from './wire/WireNames.ts';
export type { ServerMessage, WelcomeMessage } from './messages/ServerMessage.ts';
export {
  addMessage,
  addWrittenMessage,
  createOutbox,
  forEachOutboxMessage,
  type Outbox,
  type OutboxBatch,
  drainOutbox,
} from './outbox/Outbox.ts';
export { decodeServerMessage, encodeServerMessage } from './messages/serverMessages.ts';
export { applySnapshot, type SnapshotChanges } from './snapshot/applySnapshot.ts';
export { type ClientView, createClientView } from './snapshot/ClientView.ts';
export {
  encodeClientSnapshot,
  recordTileChange,
  writeClientSnapshot,
} from './snapshot/encodeClientSnapshot.ts';
export type { EntityWireState } from './snapshot/entityLayout.ts';
export { blankOwnView } from './snapshot/own.ts';
export { reportAttributeChange, putEntity } from './snapshot/putEntity.ts';
export { quantizeAttribute, quantizePosition, quantizeRotation, quantizeVelocity } from './wire/quantize.ts';
export { blankRoomView } from './snapshot/roomField.ts';
export {
  beginSnapshot,
  type ClientBaseline,
  createBaseline,
  createRoomEncoder,
  hasAccessLevels,
  isSlotSeen,
  type RoomEncoder,
  markSlotFar,
  markSlotSeen,
  wasEntitySeen,
} from './snapshot/RoomEncoder.ts';
export type { Transport } from './transport/Transport.ts';
export { createMemoryTransportPair } from './transport/createMemoryTransportPair.ts';
export { createPortTransport, type PortLike } from './transport/createPortTransport.ts';
export { markerFlags } from './view/View.ts';
export type {
  AchievementView,
  AttributeView,
  EntityView,
  GoalView,
  MatchResultsView,
  MarkerView,
  OwnUnitView,
  OwnView,
  PlayerSkin,
  PlayerView,
  RoomView,
  SlotView,
  View,
} from './view/View.ts';
export type { KickVoteView, ViewEvent, VoteOutcome } from './view/ViewEvent.ts';
