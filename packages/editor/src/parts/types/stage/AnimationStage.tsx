import { EmptyState } from '@playloom/design-system/EmptyState';
import { setField } from '@playloom/editor-core';
import type { GameTypes, Json } from '@playloom/game-format';
import { limits } from '@playloom/game-format';
import { pickFrame } from '@playloom/renderer';
import { useMemo } from 'react';
import { SheetCell } from '../../../assets/SheetCell.tsx';
import { useGame, useSession } from '../../../session/SessionContext.ts';
import { useFormEdits } from '../../../forms/FormContext.ts';
import { useAnimationTime } from './useAnimationTime.ts';

const CELLS_MAX = 256;

/** Shows the sprite sheet, where a click on a cell adds or removes a frame, and plays the animation. */
export function AnimationStage({ id }: { readonly id: string }) {
  const { editor, assetUrl } = useSession();
  const animation = useGame((game) => game.types.animations[id]);
  const types = useGame((game) => game.types);
  const image = useMemo(() => animation?.image ?? findPlayer(types, id), [animation, types, id]);
  const asset = useGame((game) => (image === null ? undefined : game.assets[image]));
  const { isDisabled, run, describe } = useFormEdits();
  const seconds = useAnimationTime();
  if (animation === undefined) return null;
  if (asset === undefined) {
    return (
      <EmptyState title="Choose an image">
        Choose the sprite sheet below, or use this animation in a type that has an image.
      </EmptyState>
    );
  }
  const { columns, rows, frames } = animation;
  const url = assetUrl(asset.file);
  const now = pickFrame(animation, seconds);
  const put = (next: readonly number[]) =>
    run(
      setField(
        editor.draft,
        ['types', 'animations', id, 'frames'],
        next as Json,
        `Change ${describe('frames')}`,
      ),
    );
  const toggle = (cell: number) => {
    const at = frames.lastIndexOf(cell);
    if (at === -1) return frames.length < limits.ANIMATION_FRAMES_MAX && put([...frames, cell]);
    if (frames.length > 1) put(frames.toSpliced(at, 1));
  };
  const cells = Math.min(CELLS_MAX, columns * rows);
  return (
    <section className="type-sheet" aria-label="Frames">
      <div className="type-sheet-play">
        <SheetCell
          url={url}
          sheet={{ columns, rows, frame: now }}
          isPixelArt={asset.isPixelArt}
          className="type-sheet-now"
        />
        <span className="ed-mono">
          {frames.length} {frames.length === 1 ? 'frame' : 'frames'}, {animation.framesPerSecond} fps
        </span>
      </div>
      <div
        className="type-sheet-cells"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(24px, 72px))` }}
        role="group"
        aria-label="Sprite sheet cells"
      >
        {Array.from({ length: cells }, (_, cell) => {
          const places = frames.flatMap((frame, index) => (frame === cell ? [index + 1] : []));
          return (
            <button
              key={cell}
              type="button"
              className="type-sheet-cell"
              aria-pressed={places.length > 0}
              aria-label={`Cell ${cell + 1}${places.length > 0 ? `, frame ${places.join(', ')}` : ''}`}
              data-now={cell === now ? '' : undefined}
              disabled={isDisabled}
              onClick={() => toggle(cell)}
            >
              <SheetCell
                url={url}
                sheet={{ columns, rows, frame: cell }}
                isPixelArt={asset.isPixelArt}
                className="type-sheet-picture"
              />
              {places.length > 0 && <span className="type-sheet-place">{places.join(' ')}</span>}
            </button>
          );
        })}
      </div>
      <p className="ed-hint">
        Click the cells in the order they should play. Click a cell again to remove it.
      </p>
    </section>
  );
}

/** Finds an image for an animation that has none of its own: that of the first type that uses it. */
function findPlayer(types: GameTypes, id: string): string | null {
  for (const kind of ['units', 'items', 'projectiles', 'props'] as const) {
    for (const { look } of Object.values(types[kind])) {
      if (look.image !== null && Object.values(look.animations).includes(id)) return look.image;
    }
  }
  return null;
}
