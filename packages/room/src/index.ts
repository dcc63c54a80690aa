export type { Visitor } from './Visitor.ts';
export type { ClientId, OpenRoom, RoomCommand, Seat } from './worker/RoomCommand.ts';
export type { RoomReport } from './worker/RoomReport.ts';
