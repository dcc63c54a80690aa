import type { Effect } from '@playloom/game-format';
import { createScene, type Renderer } from '@playloom/renderer';
import { useEffect, useRef, useState } from 'react';
import type { EditorSession } from '../../../session/EditorSession.ts';
import { useGame, useSession } from '../../../session/SessionContext.ts';

const HEIGHT_PX = 220;
const TILES_IN_VIEW = 6;
const EVERY_MS = 700;
const BACKGROUND = '#0b0d1c';

/** Plays an effect in a loop, drawn by the game's renderer. */
export function EffectStage({ id }: { readonly id: string }) {
  const session = useSession();
  const effect = useGame((game) => game.types.effects[id]);
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(effect);
  const [isImpossible, setIsImpossible] = useState(false);
  useEffect(() => {
    latest.current = effect;
  });
  useEffect(() => {
    if (host.current === null) return;
    return mountEffect(
      session,
      host.current,
      () => latest.current,
      () => setIsImpossible(true),
    );
  }, [session]);
  return (
    <section className="type-effect" aria-label="Preview">
      <div ref={host} style={{ height: HEIGHT_PX }} />
      {isImpossible && (
        <p className="ed-hint type-effect-word">
          This browser can’t show a preview. Effects may still work in the game.
        </p>
      )}
    </section>
  );
}

function mountEffect(
  session: EditorSession,
  host: HTMLElement,
  read: () => Effect | undefined,
  onImpossible: () => void,
): () => void {
  const visit = { isOver: false, frame: 0, last: 0, burst: 0, renderer: null as Renderer | null };
  const scene = createScene();
  scene.camera.x = 0;
  scene.camera.y = 0;
  scene.camera.tilesInView = TILES_IN_VIEW;
  const step = (now: number) => {
    visit.frame = requestAnimationFrame(step);
    const { renderer } = visit;
    const effect = read();
    if (renderer === null || effect === undefined) return;
    const seconds = Math.min(0.1, (now - visit.last) / 1000);
    visit.last = now;
    scene.time += seconds;
    const every = effect.kind === 'stream' ? Math.max(EVERY_MS, effect.streamSeconds * 1000) : EVERY_MS;
    if (now - visit.burst > every) {
      visit.burst = now;
      renderer.burst({ kind: 'effect', effect, x: 0, y: 0, rotation: 0 });
    }
    renderer.draw(scene, seconds);
  };
  const begin = async () => {
    const { createRenderer2d } = await import('@playloom/renderer/two-d');
    const canvas = document.createElement('canvas');
    host.append(canvas);
    const renderer = await createRenderer2d(canvas, { background: BACKGROUND });
    if (visit.isOver) return renderer.destroy();
    renderer.onState((state) => state === 'impossible' && onImpossible());
    renderer.resize(host.clientWidth, host.clientHeight);
    const game = session.editor.game.get();
    await renderer.load(
      { ...game, map: { ...game.map, layers: [] } },
      {
        urlOf: (asset) =>
          game.assets[asset] === undefined ? null : session.assetUrl(game.assets[asset].file),
      },
      () => {},
    );
    if (visit.isOver) return renderer.destroy();
    visit.renderer = renderer;
    visit.frame = requestAnimationFrame(step);
  };
  begin().catch((error: unknown) => {
    reportError(error);
    onImpossible();
  });
  return () => {
    visit.isOver = true;
    cancelAnimationFrame(visit.frame);
    visit.renderer?.destroy();
    host.replaceChildren();
  };
}
