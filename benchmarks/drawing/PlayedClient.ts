import { createManualClock, type ManualClock } from '@playloom/game-client';
import { start } from '@playloom/game-client/start';
import { createClientProjection, type Game } from '@playloom/game-format';
import { createMemoryTransportPair } from '@playloom/protocol';
import { openLocalRoom } from '@playloom/room';

/** The shipped client, in a room of this page. Both go on only when they are told to. */
export interface PlayedClient {
  /** Presses one of the keys and releases the others. */
  press(code: string): void;
  /** Lets the page lay itself out after the last frame, and the room and the connection go on to the next one. */
  advance(): void;
  /** Runs the frame that the client asked the browser for, until the HUD is updated. */
  drawFrame(): Promise<void>;
  close(): void;
}

/** The frames of the page, taken over from the browser. They belong to the client that ran last. */
export interface PageFrames {
  asked: FrameRequestCallback[];
  /** Waits for a frame of the browser. In others, the page would announce each change to it, which takes time. */
  readonly wait: () => Promise<unknown>;
}

export const MOVE_KEYS = ['KeyD', 'KeyS', 'KeyA', 'KeyW'] as const;
const STEP_MS = 1000 / 60;
const AIM = { clientX: 400, clientY: 200 };
/** The code for prediction and feel arrives after the first frames. */
const FRAMES_MAX = 5_000;

export function takeOverFrames(): PageFrames {
  const request = window.requestAnimationFrame.bind(window);
  const frames: PageFrames = { asked: [], wait: () => new Promise(request) };
  window.requestAnimationFrame = (draw) => frames.asked.push(draw);
  return frames;
}

/** Opens a room with one player, and waits until the client predicts. The player attacks all the time. */
export async function openPlayedClient(
  frames: PageFrames,
  game: Game,
  renderer: '2d' | '3d',
): Promise<PlayedClient> {
  const clock = createManualClock();
  const asked: FrameRequestCallback[] = [];
  frames.asked = asked;
  const root = document.body.appendChild(document.createElement('div'));
  Object.assign(root.style, { position: 'fixed', inset: '0' });
  const { room, client } = startClient(root, game, renderer, clock, () => frames.asked === asked);
  const played: PlayedClient = {
    press(code) {
      frames.asked = asked;
      for (const key of MOVE_KEYS)
        window.dispatchEvent(new KeyboardEvent(key === code ? 'keydown' : 'keyup', { code: key }));
    },
    advance() {
      // Otherwise the next frame would have to, because it reads sizes.
      root.getBoundingClientRect();
      clock.advance(STEP_MS);
    },
    async drawFrame() {
      frames.asked = asked;
      for (const draw of asked.splice(0)) draw(clock.now());
      // Preact updates the HUD in a microtask.
      await Promise.resolve();
    },
    close() {
      client.destroy();
      room.close('done');
      root.remove();
    },
  };
  await playUntil(played, () => client.readPlay().isPredicting);
  // It doesn't bubble, because sound would start, which Chromium only allows real people.
  root.querySelector('.playloom-surface')!.dispatchEvent(new PointerEvent('pointerdown', AIM));
  const hasCrosshair = game.settings.feel.crosshair !== 'none';
  await playUntil(played, () => !hasCrosshair || root.querySelector('.playloom-crosshair') !== null);
  return played;
}

function startClient(
  root: HTMLElement,
  game: Game,
  renderer: '2d' | '3d',
  clock: ManualClock,
  isFocused: () => boolean,
) {
  const room = openLocalRoom({
    document: JSON.stringify(game),
    seed: 7,
    clock,
    loadScripts: () => Promise.reject(new Error('This page cannot run scripts.')),
  });
  const client = start({
    root,
    game: createClientProjection(game),
    gameSlug: 'fight',
    connect() {
      const [near, far] = createMemoryTransportPair((task) => void clock.schedule(task, 0));
      room.connect(far, { userId: null, name: 'Ada', isSpectator: false, canChat: true, saved: null });
      return Promise.resolve({ transport: near, ticket: 'ticket' });
    },
    assetUrl: (file) => file,
    panelUrl: null,
    person: { name: 'Ada', isSignedIn: false, canChat: true },
    features: { chat: true, links: true, orientation: true },
    inviteUrl: null,
    onState: () => undefined,
    renderer,
    debug: { clock, isFocused, findGhost: () => null, readPanel: () => '' },
  });
  return { room, client };
}

async function playUntil(played: PlayedClient, isDone: () => boolean): Promise<void> {
  for (let frame = 0; !isDone(); frame += 1) {
    if (frame >= FRAMES_MAX) throw new Error('The client has not started to play.');
    played.advance();
    await played.drawFrame();
    // What the client loads arrives in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
