import type {
  ClientState,
  GameClient,
  HostPageSettings,
  PlayPhase,
  StartOptions,
} from '@playloom/game-client';
import { explainKick } from './explainKick.ts';
import { createLoadProgressTracker, type LoadProgressTracker } from '../state/loadProgress.ts';
import type { PlayEnvironment, PlayedGame, JoinedSeat } from './PlayEnvironment.ts';
import { PlayStopError, toPlayStopError } from '../state/PlayStopError.ts';
import { withLobbyCode } from '../state/withLobbyCode.ts';
import type { LoadStep, PlayState, JoinedRoom, RoomRequest } from '../state/PlayState.ts';

/**
 * Maximum age of a ticket that is used to connect. Tickets are valid for 30 seconds; an older one is replaced first.
 */
const TICKET_FRESH_MS = 20_000;
/** How long to wait before asking for another seat, because the server of the first one could not be reached. */
const TRY_AGAIN_MS = 500;

export interface PlayController {
  read(): PlayState;
  subscribe(listener: () => void): () => void;
  /**
   * Must be called when the page is ready to play this game. If the user has already pressed Play, the game starts now.
   */
  activate(game: PlayedGame): void;
  /** Must be called when the page closes. */
  deactivate(): void;
  play(request?: RoomRequest): void;
  /** Cancels loading or leaves the room. */
  leave(): void;
  /** Closes the message about why playing stopped and shows the cover again. */
  dismiss(): void;
  /** Whether the player has a unit, is out, or is in the menu; null if the client does not report it. */
  readLife(): PlayPhase | null;
  /** Applies settings of the embedding page to this game and the next ones. */
  applyHostSettings(request: HostPageSettings): void;
}

/** One attempt to play a game, from loading to leaving. Results that arrive after its end are ignored. */
interface Run {
  isOver: boolean;
  readonly game: PlayedGame;
  readonly request: RoomRequest;
  readonly isTraveling: boolean;
  /** It asks for a seat again, because the first one could not be reached. */
  readonly isSecondTry: boolean;
  readonly meter: LoadProgressTracker;
  seat: JoinedSeat | null;
  client: GameClient | null;
  isPlaying: boolean;
  life: PlayPhase | null;
}

interface ControllerState {
  readonly environment: PlayEnvironment;
  state: PlayState;
  /** The game of the page; null until `activate` is called. */
  game: PlayedGame | null;
  waitingRequest: RoomRequest | null;
  run: Run | null;
  hasAsked: boolean;
  hostSettings: HostPageSettings | null;
  readonly listeners: Set<() => void>;
}

const IDLE: PlayState = { kind: 'idle' };

/** Creates the controller that loads, runs and leaves the game of one page. */
export function createPlayController(environment: PlayEnvironment): PlayController {
  const controller: ControllerState = {
    environment,
    state: IDLE,
    game: null,
    waitingRequest: null,
    run: null,
    hasAsked: false,
    hostSettings: null,
    listeners: new Set(),
  };
  return {
    read: () => controller.state,
    subscribe(listener) {
      controller.listeners.add(listener);
      return () => void controller.listeners.delete(listener);
    },
    activate: (game) => activate(controller, game),
    deactivate() {
      endRun(controller);
      controller.game = null;
      setState(controller, IDLE);
    },
    play(request = {}) {
      if (controller.run !== null) return;
      if (controller.game === null) controller.waitingRequest = request;
      else startRun(controller, controller.game, request, false);
    },
    leave: () => leave(controller),
    dismiss() {
      if (controller.state.kind === 'stopped') setState(controller, IDLE);
    },
    readLife: () => controller.run?.life ?? null,
    applyHostSettings(request) {
      controller.hostSettings = request;
      controller.run?.client?.obey?.(request);
    },
  };
}

function activate(controller: ControllerState, game: PlayedGame): void {
  // End a running game only if it is another one. After traveling, the page shows the game that is already running.
  if (controller.run !== null && controller.run.game.slug !== game.slug) endRun(controller);
  if (controller.run === null && controller.game?.slug !== game.slug) setState(controller, IDLE);
  controller.game = game;
  const request = controller.waitingRequest;
  controller.waitingRequest = null;
  if (request !== null && controller.run === null) startRun(controller, game, request, false);
}

function leave(controller: ControllerState): void {
  const { run, state } = controller;
  if (run === null) return;
  if (state.kind === 'playing') return run.client?.leave();
  endRun(controller);
  setState(controller, IDLE);
}

function startRun(
  controller: ControllerState,
  game: PlayedGame,
  request: RoomRequest,
  isTraveling: boolean,
): void {
  const run = openRun(controller, { game, request, isTraveling });
  prepare(controller, run).catch((error: unknown) => stop(controller, run, toPlayStopError(error)));
}

function openRun(
  controller: ControllerState,
  plan: Pick<Run, 'game' | 'request' | 'isTraveling'>,
  isSecondTry = false,
): Run {
  const run: Run = {
    ...plan,
    isOver: false,
    isSecondTry,
    meter: createLoadProgressTracker(),
    seat: null,
    client: null,
    isPlaying: false,
    life: null,
  };
  controller.run = run;
  note(controller, run, 'room', 0);
  return run;
}

/** Runs all steps up to the start of the client. From then on, the client reports its own state. */
async function prepare(controller: ControllerState, run: Run): Promise<void> {
  const { environment } = controller;
  const obstacle = environment.findBrowserProblem();
  if (obstacle !== null) throw new PlayStopError(obstacle);
  loadClientEarly(controller, run.game);
  const seat = await requestSeat(controller, run, run.request);
  if (run.isOver) return;
  run.seat = seat;
  const seatedAt = environment.now();
  note(controller, run, 'room', 1);
  const inviteUrl = requestInvite(controller, seat);
  const [game, start] = await Promise.all([
    environment.loadRelease(seat, (part) => note(controller, run, 'release', part)),
    environment.loadClient(seat.engineVersion, (part) => note(controller, run, 'client', part)),
  ]);
  if (run.isOver) return;
  note(controller, run, 'client', 1);
  note(controller, run, 'release', 1);
  const options: StartOptions = {
    ...environment.stage(seat),
    game,
    gameSlug: seat.gameSlug,
    person: seat.person,
    get inviteUrl() {
      return inviteUrl.value;
    },
    connect: createConnect(controller, run, seatedAt),
    onState: (state) => handleClientState(controller, run, state),
    onLife: (life) => handleLife(controller, run, life),
  };
  run.client = start(options);
  if (controller.hostSettings !== null) run.client.obey?.(controller.hostSettings);
  // The run may have ended while the client was starting.
  if (run.isOver) run.client.destroy();
}

/** Loads the client while the player waits for a seat. */
function loadClientEarly({ environment }: ControllerState, { engineVersion }: PlayedGame): void {
  if (engineVersion === undefined) return;
  // An error matters only with a seat in a room of this version, and then the client is loaded again.
  environment.loadClient(engineVersion, () => undefined).catch(() => undefined);
}

/** Asks for the invite link. The game starts without it, so that it waits for nothing that it doesn't need. */
function requestInvite({ environment }: ControllerState, seat: JoinedSeat): { value: string | null } {
  const invitation: { value: string | null } = { value: null };
  environment.invite(seat).then(
    (url) => {
      invitation.value = url;
    },
    // The game also works without an invite link.
    () => undefined,
  );
  return invitation;
}

async function requestSeat(controller: ControllerState, run: Run, request: RoomRequest): Promise<JoinedSeat> {
  const isFirst = !controller.hasAsked;
  controller.hasAsked = true;
  return controller.environment.join(run.game, request, isFirst);
}

/**
 * Creates the client's connect function. The first connection uses the ticket, which is replaced if it is too old.
 * Reconnects use a token that only the client knows, wherever the room is then; a room that moved has told where.
 */
function createConnect(controller: ControllerState, run: Run, seatedAt: number): StartOptions['connect'] {
  const { environment } = controller;
  let isUsed = false;
  return async (movedTo) => {
    if (run.seat === null) throw new PlayStopError('lost');
    if (!isUsed && environment.now() - seatedAt > TICKET_FRESH_MS) {
      const { roomId, lobbyCode } = run.seat;
      const request = { roomId, ...withLobbyCode(lobbyCode), watch: run.request.watch ?? false };
      const again = requestSeat(controller, run, request);
      run.seat = await again.catch((error: unknown) => stopAndThrow(controller, run, error));
    } else if (isUsed) run.seat = { ...run.seat, url: movedTo || (await environment.locateRoom(run.seat)) };
    isUsed = true;
    const transport = await environment.openSocket(run.seat.url);
    return { transport, ticket: run.seat.ticket, isNetwork: true };
  };
}

/** Stops with the server's reason, because the client only learns that the room can't be reached. */
function stopAndThrow(controller: ControllerState, run: Run, error: unknown): never {
  stop(controller, run, toPlayStopError(error));
  throw error;
}

function handleClientState(controller: ControllerState, run: Run, state: ClientState): void {
  if (run.isOver) return;
  if (state.kind === 'loading') return handleLoading(controller, run, state);
  if (state.kind === 'travelling') return travel(controller, run, state);
  if (state.kind === 'ended' && state.id === 'moved' && run.isPlaying) return joinNextRoom(controller, run);
  if (state.kind === 'ended' && state.id === 'seat-lost') return rejoinRoom(controller, run);
  if (state.kind === 'ended' && state.id === 'unreachable' && mayTryAgain(run))
    return tryAgain(controller, run);
  if (state.kind === 'ended' && state.id === 'kicked') {
    const findBan = () => controller.environment.findBan(run.game);
    void explainKick(findBan, state.text).then((reason) => stop(controller, run, reason));
    return;
  }
  if (state.kind === 'ended') return stop(controller, run, new PlayStopError(state.id, state.text));
  const room = toJoinedRoom(run.seat);
  if (room === null) return;
  run.isPlaying = true;
  const known = state.kind === 'playing' ? { roomName: state.roomName, lobbyCode: state.lobbyCode } : {};
  const isReconnecting = state.kind === 'reconnecting';
  setState(controller, { kind: 'playing', room: { ...room, ...known }, isReconnecting });
}

function handleLife(controller: ControllerState, run: Run, life: PlayPhase): void {
  run.life = life;
  if (!run.isOver) for (const listener of controller.listeners) listener();
}

function handleLoading(
  controller: ControllerState,
  run: Run,
  { step, part }: Extract<ClientState, { kind: 'loading' }>,
): void {
  if (step === 'assets') return note(controller, run, 'assets', part);
  note(controller, run, 'assets', 1);
  if (step === 'entering') note(controller, run, 'connecting', 1);
  else note(controller, run, 'connecting', 0);
}

/** Travels to another map of the world. Joins its room with the token that the current room provided. */
function travel(
  controller: ControllerState,
  run: Run,
  { gameSlug, token }: Extract<ClientState, { kind: 'travelling' }>,
): void {
  endRun(controller);
  const next = openRun(controller, { game: run.game, request: {}, isTraveling: true });
  controller.environment.findGame(gameSlug).then(
    (game) => {
      if (next.isOver) return;
      controller.game = game;
      controller.environment.follow(game);
      startRun(controller, game, { autoJoinToken: token }, true);
    },
    (error: unknown) => stop(controller, next, toPlayStopError(error)),
  );
}

/** Joins another room of the game automatically, because the process of the current room is shutting down. */
function joinNextRoom(controller: ControllerState, { game, request }: Run): void {
  endRun(controller);
  startRun(controller, game, request.watch ? { watch: true } : {}, true);
}

/** Joins the same room again, because the seat expired before the page could reach the room. */
function rejoinRoom(controller: ControllerState, { game, request, seat }: Run): void {
  endRun(controller);
  const room = seat && { roomId: seat.roomId, ...withLobbyCode(seat.lobbyCode) };
  startRun(controller, game, { ...room, ...(request.watch && { watch: true }) }, true);
}

/** A token for traveling is valid only once. */
function mayTryAgain({ isPlaying, isSecondTry, request }: Run): boolean {
  return !isPlaying && !isSecondTry && request.autoJoinToken === undefined;
}

/** Asks for another seat, because the server of the first one may have ended before the player was there. */
function tryAgain(controller: ControllerState, { game, request, isTraveling }: Run): void {
  endRun(controller);
  const run = openRun(controller, { game, request, isTraveling }, true);
  controller.environment
    .wait(TRY_AGAIN_MS)
    .then(() => (run.isOver ? undefined : prepare(controller, run)))
    .catch((error: unknown) => stop(controller, run, toPlayStopError(error)));
}

function note(controller: ControllerState, run: Run, step: LoadStep, part: number): void {
  if (run.isOver || run.isPlaying) return;
  run.meter.note(step, part);
  const { isTraveling } = run;
  setState(controller, { kind: 'loading', ...run.meter.read(), room: toJoinedRoom(run.seat), isTraveling });
}

function stop(controller: ControllerState, run: Run, { id, message: text }: PlayStopError): void {
  if (run.isOver) return;
  endRun(controller);
  setState(controller, { kind: 'stopped', id, text, request: run.request, room: toJoinedRoom(run.seat) });
}

function endRun(controller: ControllerState): void {
  const { run } = controller;
  if (run === null) return;
  run.isOver = true;
  controller.run = null;
  run.client?.leave();
  run.client?.destroy();
}

function toJoinedRoom(seat: JoinedSeat | null): JoinedRoom | null {
  return seat && { roomId: seat.roomId, roomName: seat.roomName, lobbyCode: seat.lobbyCode };
}

function setState(controller: ControllerState, state: PlayState): void {
  controller.state = state;
  for (const listener of controller.listeners) listener();
}
