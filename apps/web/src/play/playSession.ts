import type {
  ClientState,
  GameClient,
  OutsideWish,
  PlayLife,
  StartClient,
  StartOptions,
} from '@playloom/game-client';
import { explainKick } from './explainKick.ts';
import { createLoadMeter, type LoadMeter } from './loadProgress.ts';
import type { PlayDoor, PlayedGame, Seat } from './PlayDoor.ts';
import { PlayStop, toPlayStop } from './PlayStop.ts';
import { withCode } from './withCode.ts';
import type { LoadStep, PlayState, RoomPlace, Wish } from './PlayState.ts';

/** How often it is looked whether the client's start function exists. */
export const START_POLL_MS = 1000;
/** After so many looks the script is broken, not slow. */
export const START_POLLS_MAX = 30;
/** A ticket opens a room for 30 seconds. One that grew older while things were loading is exchanged. */
export const TICKET_FRESH_MS = 20_000;

export interface PlaySession {
  read(): PlayState;
  subscribe(listener: () => void): () => void;
  /** The page is ready to play this game. A press that came earlier counts from now on. */
  activate(game: PlayedGame): void;
  /** The page goes away. */
  deactivate(): void;
  play(wish?: Wish): void;
  /** Gives up loading, or leaves the room. */
  leave(): void;
  /** Back to the cover. */
  dismiss(): void;
  /** Whether the player has a unit, is out, or in the menu; null where the client does not say. */
  readLife(): PlayLife | null;
  /** What the page's surroundings demand, of this game and of the next ones. */
  obey(wish: OutsideWish): void;
}

/** One attempt to play. What comes in after it is over concerns nobody. */
interface Run {
  isOver: boolean;
  readonly game: PlayedGame;
  readonly wish: Wish;
  readonly isTravelling: boolean;
  readonly meter: LoadMeter;
  seat: Seat | null;
  client: GameClient | null;
  isPlaying: boolean;
  life: PlayLife | null;
}

interface Session {
  readonly door: PlayDoor;
  state: PlayState;
  /** `activatePlayGame`: set once the page can play. */
  game: PlayedGame | null;
  waitingWish: Wish | null;
  run: Run | null;
  hasAsked: boolean;
  wish: OutsideWish | null;
  readonly listeners: Set<() => void>;
}

const IDLE: PlayState = { kind: 'idle' };

/** The way from pressing Play to playing and back, for one page. */
export function createPlaySession(door: PlayDoor): PlaySession {
  const session: Session = {
    door,
    state: IDLE,
    game: null,
    waitingWish: null,
    run: null,
    hasAsked: false,
    wish: null,
    listeners: new Set(),
  };
  return {
    read: () => session.state,
    subscribe(listener) {
      session.listeners.add(listener);
      return () => void session.listeners.delete(listener);
    },
    activate: (game) => activate(session, game),
    deactivate() {
      endRun(session);
      session.game = null;
      setState(session, IDLE);
    },
    play(wish = {}) {
      if (session.run !== null) return;
      if (session.game === null) session.waitingWish = wish;
      else startRun(session, session.game, wish, false);
    },
    leave: () => leave(session),
    dismiss() {
      if (session.state.kind === 'stopped') setState(session, IDLE);
    },
    readLife: () => session.run?.life ?? null,
    obey(wish) {
      session.wish = wish;
      session.run?.client?.obey?.(wish);
    },
  };
}

function activate(session: Session, game: PlayedGame): void {
  // Travelling has brought the page along: it shows the game that is played already.
  if (session.run !== null && session.run.game.slug !== game.slug) endRun(session);
  if (session.run === null && session.game?.slug !== game.slug) setState(session, IDLE);
  session.game = game;
  const wish = session.waitingWish;
  session.waitingWish = null;
  if (wish !== null && session.run === null) startRun(session, game, wish, false);
}

function leave(session: Session): void {
  const { run, state } = session;
  if (run === null) return;
  if (state.kind === 'playing') return run.client?.leave();
  endRun(session);
  setState(session, IDLE);
}

function startRun(session: Session, game: PlayedGame, wish: Wish, isTravelling: boolean): void {
  const run = openRun(session, game, wish, isTravelling);
  prepare(session, run).catch((error: unknown) => stop(session, run, toPlayStop(error)));
}

function openRun(session: Session, game: PlayedGame, wish: Wish, isTravelling: boolean): Run {
  const run: Run = {
    isOver: false,
    game,
    wish,
    isTravelling,
    meter: createLoadMeter(),
    seat: null,
    client: null,
    isPlaying: false,
    life: null,
  };
  session.run = run;
  note(session, run, 'room', 0);
  return run;
}

/** Everything up to the start of the client, which says by itself how it goes on. */
async function prepare(session: Session, run: Run): Promise<void> {
  const { door } = session;
  const obstacle = door.findObstacle();
  if (obstacle !== null) throw new PlayStop(obstacle);
  const seat = await takeSeat(session, run, run.wish);
  if (run.isOver) return;
  run.seat = seat;
  const seatedAt = door.now();
  note(session, run, 'room', 1);
  const [game, inviteUrl, start] = await Promise.all([
    door.loadRelease(seat, (part) => note(session, run, 'release', part)),
    door.invite(seat),
    loadStart(session, run, seat.engineVersion),
  ]);
  if (run.isOver) return;
  note(session, run, 'client', 1);
  note(session, run, 'release', 1);
  const options: StartOptions = {
    ...door.stage(seat),
    game,
    gameSlug: seat.gameSlug,
    person: seat.person,
    inviteUrl,
    connect: createConnect(session, run, seatedAt),
    onState: (state) => hearClient(session, run, state),
    onLife: (life) => hearLife(session, run, life),
  };
  run.client = start(options);
  if (session.wish !== null) run.client.obey?.(session.wish);
  // It may have ended before it was handed over.
  if (run.isOver) run.client.destroy();
}

async function takeSeat(session: Session, run: Run, wish: Wish): Promise<Seat> {
  const isFirst = !session.hasAsked;
  session.hasAsked = true;
  return session.door.join(run.game, wish, isFirst);
}

async function loadStart(session: Session, run: Run, engineVersion: string): Promise<StartClient> {
  const { door } = session;
  await door.loadClient(engineVersion, (part) => note(session, run, 'client', part));
  for (let looks = 0; looks < START_POLLS_MAX && !run.isOver; looks++) {
    const start = door.findStart(engineVersion);
    if (start !== null) return start;
    await door.wait(START_POLL_MS);
  }
  throw new PlayStop('client-missing');
}

/** The first connection shows the ticket; later ones come back with a token that only the client knows. */
function createConnect(session: Session, run: Run, seatedAt: number): StartOptions['connect'] {
  const { door } = session;
  let isUsed = false;
  return async () => {
    if (run.seat === null) throw new PlayStop('lost');
    if (!isUsed && door.now() - seatedAt > TICKET_FRESH_MS) {
      const { roomId, lobbyCode } = run.seat;
      const wish = { roomId, ...withCode(lobbyCode), watch: run.wish.watch ?? false };
      const again = takeSeat(session, run, wish);
      run.seat = await again.catch((error: unknown) => stopAndThrow(session, run, error));
    }
    isUsed = true;
    const transport = await door.openSocket(run.seat.url);
    return { transport, ticket: run.seat.ticket, isNetwork: true };
  };
}

/** The server said why; the client would only say that the room cannot be reached. */
function stopAndThrow(session: Session, run: Run, error: unknown): never {
  stop(session, run, toPlayStop(error));
  throw error;
}

function hearClient(session: Session, run: Run, state: ClientState): void {
  if (run.isOver) return;
  if (state.kind === 'loading') return hearLoading(session, run, state);
  if (state.kind === 'travelling') return travel(session, run, state);
  if (state.kind === 'ended' && state.id === 'moved' && run.isPlaying) return moveOn(session, run);
  if (state.kind === 'ended' && state.id === 'kicked') {
    const findBan = () => session.door.findBan(run.game);
    void explainKick(findBan, state.text).then((reason) => stop(session, run, reason));
    return;
  }
  if (state.kind === 'ended') return stop(session, run, new PlayStop(state.id, state.text));
  const room = placeOf(run.seat);
  if (room === null) return;
  run.isPlaying = true;
  const known = state.kind === 'playing' ? { roomName: state.roomName, lobbyCode: state.lobbyCode } : {};
  const isReconnecting = state.kind === 'reconnecting';
  setState(session, { kind: 'playing', room: { ...room, ...known }, isReconnecting });
}

function hearLife(session: Session, run: Run, life: PlayLife): void {
  run.life = life;
  if (!run.isOver) for (const listener of session.listeners) listener();
}

function hearLoading(
  session: Session,
  run: Run,
  { step, part }: Extract<ClientState, { kind: 'loading' }>,
): void {
  if (step === 'assets') return note(session, run, 'assets', part);
  note(session, run, 'assets', 1);
  if (step === 'entering') note(session, run, 'connecting', 1);
  else note(session, run, 'connecting', 0);
}

/** On to the next map of the world: its room is asked for with the token that the last one gave. */
function travel(
  session: Session,
  run: Run,
  { gameSlug, token }: Extract<ClientState, { kind: 'travelling' }>,
): void {
  endRun(session);
  const next = openRun(session, run.game, {}, true);
  session.door.findGame(gameSlug).then(
    (game) => {
      if (next.isOver) return;
      session.game = game;
      session.door.follow(game);
      startRun(session, game, { autoJoinToken: token }, true);
    },
    (error: unknown) => stop(session, next, toPlayStop(error)),
  );
}

/** The process of the room ends: the next free room of the same game is asked for, without a press. */
function moveOn(session: Session, { game, wish }: Run): void {
  endRun(session);
  startRun(session, game, wish.watch ? { watch: true } : {}, true);
}

function note(session: Session, run: Run, step: LoadStep, part: number): void {
  if (run.isOver || run.isPlaying) return;
  run.meter.note(step, part);
  const { isTravelling } = run;
  setState(session, { kind: 'loading', ...run.meter.read(), room: placeOf(run.seat), isTravelling });
}

function stop(session: Session, run: Run, { id, message: text }: PlayStop): void {
  if (run.isOver) return;
  endRun(session);
  setState(session, { kind: 'stopped', id, text, wish: run.wish, room: placeOf(run.seat) });
}

function endRun(session: Session): void {
  const { run } = session;
  if (run === null) return;
  run.isOver = true;
  session.run = null;
  run.client?.leave();
  run.client?.destroy();
}

function placeOf(seat: Seat | null): RoomPlace | null {
  return seat && { roomId: seat.roomId, roomName: seat.roomName, lobbyCode: seat.lobbyCode };
}

function setState(session: Session, state: PlayState): void {
  session.state = state;
  for (const listener of session.listeners) listener();
}
