import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Room } from '@colyseus/core';
import type { KeepAlive } from '@playloom/game-format';
import type { CommunityMessage, EnforcementOrder, RoomCommand } from '@playloom/room-contract';
import { disconnectRoom, reserveColyseusSeat } from '../colyseus/colyseusInternals.ts';
import { generateRoomName } from './generateRoomName.ts';
import type { RoomsContext } from '../context/RoomsContext.ts';
import { createRoomSimulation, type RoomSimulation } from '../simulation/createRoomSimulation.ts';
import type { SocketCloseId } from '../sockets/socketCloseCodes.ts';
import type { RoomClient } from '../sockets/RoomClient.ts';
import { areAllInNetwork } from './areAllInNetwork.ts';
import { createKickedPlayers, type KickedPlayers } from './createKickedPlayers.ts';
import { createRoomMembers, type RoomMembers } from './createRoomMembers.ts';
import { createPlayedTime } from './createPlayedTime.ts';
import { createPlaySessionLog } from './createPlaySessionLog.ts';
import { createOfferWatcher } from './createOfferWatcher.ts';
import type { OfferWatcher } from './OfferWatcher.ts';
import { moveRoomTo } from './moveRoomTo.ts';
import { createSavedDataStore } from './createSavedDataStore.ts';
import { createTokenWatcher } from './createTokenWatcher.ts';
import { enforceOrder } from './enforceOrder.ts';
import { handleMemberChange } from './handleMemberChange.ts';
import { kickMember } from './kickMember.ts';
import { loadRelease } from './loadRelease.ts';
import type { PlayedTime } from './PlayedTime.ts';
import type { PlaySessionLog } from './PlaySessionLog.ts';
import { readTape } from './readTape.ts';
import type { RoomHandle } from './RoomHandle.ts';
import { NOBODY_YET, type RoomMetadata, type RoomOptions } from './RoomMetadata.ts';
import type { SavedDataStore } from './SavedDataStore.ts';
import { createRoomJournal } from './createRoomJournal.ts';
import { createSimulationListener } from './createSimulationListener.ts';
import { findRecoveredRoom } from './findRecoveredRoom.ts';
import { findSeatToFree } from './findSeatToFree.ts';
import type { RoomJournal } from './RoomJournal.ts';
import { restoreMembers } from './restoreMembers.ts';
import type { SeatOffer, SeatOutcome } from './SeatOffer.ts';
import { forgetSleepingRoom, storeSleepingRoom } from './storeSleepingRoom.ts';
import type { TokenWatcher } from './TokenWatcher.ts';

export const GAME_ROOM_NAME = 'game';
const SPECTATORS_MAX = 50;
const SEED_MAX = 2 ** 31;
/** Interval of Colyseus' clock, which runs our slow timers. Its state updates are not used. */
const CLOCK_EVERY_MS = 250;
/** How long a closing room may take to save everything. */
const CLOSE_LIMIT_MS = 4_000;

/** Manages the seats, connections and simulation of one room. The game state is in the simulation. */
export class GameRoom extends Room<{ metadata: RoomMetadata; client: RoomClient }> implements RoomHandle {
  override patchRate = CLOCK_EVERY_MS;
  override autoDispose = false;
  readonly context: RoomsContext;
  readonly members: RoomMembers = createRoomMembers((...change) => {
    this.played.follow(change[0]);
    handleMemberChange(this, ...change);
    void this.journal.addMembers();
  });
  readonly kickedPlayers: KickedPlayers = createKickedPlayers();
  readonly tapes = new Map<number, (bytes: Uint8Array) => void>();
  played!: PlayedTime;
  saved!: SavedDataStore;
  journal!: RoomJournal;
  offers!: OfferWatcher;
  playSessions!: PlaySessionLog;
  tokens!: TokenWatcher;
  simulation!: RoomSimulation;
  gameId = '';
  ownerId: string | null = null;
  release = 0;
  protocol = 0;
  keepAlive: KeepAlive = { kind: 'playing' };
  isClosing = false;
  isSuspended = false;
  readonly closed = Promise.withResolvers<void>();

  readonly #open: Map<string, GameRoom>;

  constructor(context: RoomsContext, open: Map<string, GameRoom>) {
    super();
    this.context = context;
    this.#open = open;
  }

  override async onCreate(options: RoomOptions): Promise<void> {
    const { platform, threads, region } = this.context;
    const { gameId, release, maxPlayers, lobbyCode, ownerId } = options;
    this.#isWaking = options.wokenId !== undefined;
    const recovered = await findRecoveredRoom(this.context, options);
    if (recovered !== null) this.roomId = recovered.roomId;
    const found = recovered?.found ?? (await loadRelease(platform, options));
    const engine = await this.context.findEngine(found.engineVersion);
    if (engine === undefined) throw new Error(`Engine ${found.engineVersion} is not installed here.`);
    Object.assign(this, { gameId, release, ownerId, protocol: engine.protocol });
    this.keepAlive = found.keepAlive ?? this.keepAlive;
    this.seatReservationTimeout = this.context.times.ticketSeconds;
    const seed = recovered?.base.plan.seed ?? randomInt(SEED_MAX);
    const roomName = generateRoomName(seed);
    const plain = { gameId, release, roomName, lobbyCode, maxPlayers, region };
    this.metadata = { ...plain, engineVersion: engine.version, ...NOBODY_YET };
    if (lobbyCode !== null) await this.setPrivate(true);
    this.played = createPlayedTime(this, recovered?.played);
    this.saved = createSavedDataStore(this);
    this.offers = createOfferWatcher(this);
    const continued = recovered && restoreMembers(this, recovered);
    this.simulation = createRoomSimulation(
      threads,
      {
        roomId: this.roomId,
        gameId,
        roomName,
        lobbyCode,
        document: found.document,
        hasScripts: found.hasScripts,
        seed,
        engine,
      },
      createSimulationListener(this, found.hasScripts),
      continued,
    );
    this.playSessions = createPlaySessionLog(this);
    this.tokens = createTokenWatcher(this);
    const plan = { gameId, release, seed, maxPlayers, lobbyCode, ownerId, region, isKept: this.#isKept };
    this.journal = createRoomJournal(this, plan, continued);
    await this.simulation.opened.catch(async (error: unknown) => {
      await (continued === null ? this.journal.end() : this.journal.suspend());
      throw error;
    });
    this.#open.set(this.roomId, this);
    if (recovered !== null && this.#isKept) this.#forgotten = forgetSleepingRoom(this);
    this.endWhenEmpty();
  }

  /** Reserves a seat for as long as the ticket is valid. Called from any process. */
  async offerSeat({ sessionId, visitor, ticketHash }: SeatOffer): Promise<SeatOutcome> {
    const { isSpectator } = visitor;
    const most = isSpectator ? SPECTATORS_MAX : this.metadata.maxPlayers;
    if (this.kickedPlayers.has(visitor)) return 'sent_away';
    if (this.#isFallingAsleep) return this.closed.promise.then(() => 'asleep');
    if (this.isClosing || this.context.isDraining) return 'room_full';
    const isFull = this.members.count(isSpectator) >= most;
    const unused = findSeatToFree(visitor, this.members.all(), isFull);
    if (unused !== undefined) this.members.leave(unused.sessionId);
    else if (isFull) return 'room_full';
    const isOwner = visitor.userId !== null && visitor.userId === this.ownerId;
    this.members.reserve({
      sessionId,
      visitor: isOwner ? { ...visitor, mayKick: true } : visitor,
      ticketHash,
      seconds: this.context.times.ticketSeconds,
    });
    void this.journal.addMembers();
    if (!(await reserveColyseusSeat(this, sessionId))) {
      this.members.leave(sessionId);
      return 'room_full';
    }
    this.endWhenEmpty();
    return 'kept';
  }

  /** Returns the recording as base64, because calls between processes can't carry bytes. */
  async readTapeText(): Promise<string | null> {
    const bytes = await readTape(this);
    return bytes && Buffer.from(bytes).toString('base64');
  }

  override onJoin(client: RoomClient): void {
    const { sessionId } = client;
    // The members of a room that came back are away, but new to Colyseus.
    if (this.members.find(sessionId)?.state === 'away') this.onReconnect(client);
    else this.members.connect(sessionId, client.connection);
  }

  override async onDrop(client: RoomClient): Promise<void> {
    // Colyseus does not hold seats in a closing room, so the player can't come back.
    if (this.isClosing || this.members.find(client.sessionId) === undefined) return;
    this.members.disconnect(client.sessionId);
    await this.allowReconnection(client, this.context.times.resumeSeconds).catch(() => undefined);
  }

  override onReconnect(client: RoomClient): void {
    this.members.reconnect(client.sessionId, client.connection);
  }

  override onLeave(client: RoomClient): void {
    // The members of a suspended room continue elsewhere.
    if (!this.isSuspended) this.members.leave(client.sessionId);
  }

  override onDispose(): void {
    this.isClosing = true;
    if (this.#open.get(this.roomId) === this) this.#open.delete(this.roomId);
    this.simulation?.end();
    void (this.isSuspended ? this.journal?.suspend() : this.journal?.end());
    this.closed.resolve();
  }

  /** Without this, a single error in a room would end the process with all other rooms. */
  override onUncaughtException(error: Error, place: string): void {
    // The process that wakes the room logs why it can't be opened.
    if (place === 'onCreate' && this.#isWaking) return;
    this.context.log.error({ err: error.cause ?? error, roomId: this.roomId, place }, 'an error in a room');
  }

  override onBeforeShutdown(): void {
    if (this.#canContinue()) void this.handOver(null);
    else void this.finish(this.context.isDraining ? 'moved' : 'room-closed');
  }

  /** Ends the room here if it can continue in another process. Players of other rooms may finish. */
  async handOver(url: string | null): Promise<void> {
    await this.leaveTo();
    await this.sendElsewhere(url);
  }

  #canContinue(): boolean {
    return this.#canSleep || (this.journal.isComplete && !this.#isEmpty());
  }

  /** Whether the room can go on in another process and is not on its way yet. */
  get canMove(): boolean {
    return !this.isClosing && this.#canContinue();
  }

  /**
   * Stops the game, so that it can continue in another process. Its players wait until `sendElsewhere`. Called from the
   * process of `ownerId`, which takes over at once. Returns false if the room has ended or can't continue.
   */
  async leaveTo(ownerId?: string): Promise<boolean> {
    if (!this.canMove) return false;
    this.isSuspended = true;
    // Players wait, so effects that the platform has not answered yet are left to the next process, as after a crash.
    this.#leaving = this.#endSimulation({ kind: 'suspend', room: this.roomId }, () =>
      this.journal.suspend(ownerId),
    );
    await this.#leaving;
    return true;
  }

  /** Lets the process of `ownerId`, which has fewer rooms, continue this one. Called from there. */
  moveTo(ownerId: string): Promise<boolean> {
    return moveRoomTo(this, ownerId);
  }

  /** Ends the room here without storing anything, because another process continues it. */
  abandon(): void {
    if (this.isClosing) return;
    this.isSuspended = true;
    this.context.log.warn({ roomId: this.roomId }, 'another process continues a room');
    // Its thread must end it too, or could not open it again if it came back.
    this.#leaving = this.#endSimulation({ kind: 'suspend', room: this.roomId }, () => Promise.resolve());
    void this.sendElsewhere(null);
  }

  async sendElsewhere(url: string | null): Promise<void> {
    if (!this.isSuspended) return;
    await this.#leaving;
    for (const { socket } of this.members.seated()) socket?.sendElsewhere(url);
    await disconnectRoom(this);
    await this.closed.promise;
  }

  /** Saves everything, then disconnects everyone. */
  async finish(id: SocketCloseId): Promise<void> {
    if (this.isClosing) return this.closed.promise;
    this.context.log.info({ roomId: this.roomId, reason: id }, 'a room ends');
    await this.#endSimulation({ kind: 'close', room: this.roomId, reason: id }, async () => {
      await this.journal.settle();
      await this.saved.settle();
    });
    for (const { socket } of this.members.seated()) socket?.end(id);
    await disconnectRoom(this);
    await this.closed.promise;
  }

  /** Ends a room that nobody is in. If its game keeps rooms, it falls asleep. */
  async #endEmpty(): Promise<void> {
    if (this.isClosing || !this.#canSleep) return this.finish('room-closed');
    this.#isFallingAsleep = true;
    await this.#endSimulation({ kind: 'suspend', room: this.roomId }, async () => {
      await this.journal.settle();
      await this.saved.settle();
    });
    // Otherwise the platform might forget the record that is stored now.
    await this.#forgotten;
    await storeSleepingRoom(this);
    // A room with a journal can't be woken, because it may be about to come back.
    await this.journal.end();
    await disconnectRoom(this);
    return this.closed.promise;
  }

  get #isKept(): boolean {
    return this.keepAlive.kind !== 'playing';
  }

  /** A room that no player has entered is not kept: anyone could open any number of them. */
  get #canSleep(): boolean {
    return this.#isKept && this.journal.isComplete && this.played.hasBegun;
  }

  /** Waits until the simulation has reported everything and `settle` has stored it, but not for too long. */
  async #endSimulation(command: RoomCommand, settle: () => Promise<void>): Promise<void> {
    this.isClosing = true;
    await this.lock();
    const written = Promise.withResolvers<void>();
    this.#written = written.resolve;
    this.simulation.post(command);
    const limit = pause(CLOSE_LIMIT_MS, undefined, { ref: false });
    await Promise.race([written.promise.then(settle), limit]);
  }

  allReported(): void {
    if (this.isClosing) this.#written();
    else void this.finish('room-closed');
  }

  kick(clientId: number, seconds: number): void {
    kickMember(this, clientId, seconds);
  }

  endUser(userId: string, id: SocketCloseId): void {
    for (const { socket } of this.members.listByUser(userId)) socket?.end(id);
  }

  /** Called from any process. A room that is leaving stores nothing more: its seats are checked where it continues. */
  async enforce(order: Omit<EnforcementOrder, 'gameId'>): Promise<void> {
    if (enforceOrder(this, order)) await this.journal.addMembers();
  }

  /** Closes the room without waiting until everything is saved. Called from any process. */
  takeDown(): void {
    void this.finish('game-closed');
  }

  /** Ends the room if it is empty, so that another one can open within the creator's room limit. */
  async closeIfEmpty(): Promise<boolean> {
    if (!this.#isEmpty()) return false;
    await this.#endEmpty();
    return true;
  }

  /** Called from any process. */
  isHeldBy(network: string): boolean {
    return areAllInNetwork(this.members.all(), network);
  }

  /** Shows a community message, except one from this room, whose players have already seen it. */
  // words: processes of a fleet call it by this name
  hearCommunity({ fromRoom, ...line }: CommunityMessage): void {
    if (fromRoom !== this.roomId) this.simulation.post({ kind: 'community', room: this.roomId, ...line });
  }

  publishCounts(changes: Partial<RoomMetadata> = {}): void {
    const next = {
      ...this.metadata,
      players: this.members.countConnected(false),
      spectators: this.members.countConnected(true),
      ...changes,
    };
    if (this.isClosing || JSON.stringify(next) === JSON.stringify(this.metadata)) return;
    void this.setMatchmaking({ metadata: next }).catch((error: unknown) =>
      this.warn(error, 'could not update a listing'),
    );
  }

  warn(error: unknown, what: string): void {
    this.context.log.warn({ err: error, roomId: this.roomId }, what);
  }

  #leaving: Promise<void> | null = null;
  #isFallingAsleep = false;
  /** Resolves when the platform has forgotten the record from which this room was woken. */
  #forgotten = Promise.resolve();
  #isWaking = false;
  #written: () => void = () => undefined;

  /** Counts everyone with an open connection. */
  countConnected(): number {
    return this.members.countConnected(false) + this.members.countConnected(true);
  }

  endWhenEmpty(): void {
    this.clock.setTimeout(() => {
      // What waits for the platform would otherwise wait until the process is started again.
      if (this.#isEmpty() && this.journal.isWaiting) this.endWhenEmpty();
      else if (this.#isEmpty()) void this.#endEmpty();
    }, this.context.times.emptySeconds * 1000);
  }

  #isEmpty(): boolean {
    return this.members.count(false) + this.members.count(true) === 0;
  }
}
