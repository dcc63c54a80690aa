import type { CourseClickTarget } from '@playloom/editor-core';
import { getMapEditorState } from '../../parts/map/state/MapEditorState.ts';
import { toCanvasPoint } from '../../parts/map/state/MapViewport.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { findAnchor, getFieldSelector } from './courseAnchors.ts';

/** Half the size of the ring that highlights a point on the map. */
const SPOT_RADIUS_PX = 18;

/**
 * Returns the position of a target in the window, or null while it is not on the screen. Scrolls to the target on the
 * first call.
 */
export function locateCoursePoint(
  session: EditorSession,
  point: CourseClickTarget,
  isFirst: boolean,
): DOMRect | null {
  if (point.kind === 'spot') return findSpot(session, point);
  if (point.kind === 'tile') return findTile(point.tile, isFirst);
  if (point.kind === 'code') return findLine(point.text, isFirst);
  const element = findElement(point);
  if (element !== null && isFirst) element.scrollIntoView({ block: 'nearest' });
  return element?.getBoundingClientRect() ?? null;
}

function findElement(point: Exclude<CourseClickTarget, { kind: 'spot' | 'tile' | 'code' }>): Element | null {
  switch (point.kind) {
    case 'layer':
      return document.querySelector(`[data-layer="${CSS.escape(point.id)}"]`);
    case 'tool':
      return document.querySelector(`.map-tool[data-tool="${point.tool}"]`);
    case 'placeable':
      return document.querySelector(`[data-placeable="${CSS.escape(`${point.of}/${point.type}`)}"]`);
    case 'field':
      return document.querySelector(getFieldSelector(point.path));
    case 'anchor':
      return findAnchor([point.anchor], null);
  }
}

/** Returns the visible part of a line of code. The rest of a long line is outside of the code area. */
function findLine(text: string | null, isFirst: boolean): DOMRect | null {
  const lines = [...document.querySelectorAll('.cm-line')];
  const line = text === null ? lines.at(-1) : lines.find((one) => one.textContent.includes(text));
  const scroller = line?.closest('.cm-scroller');
  if (!line || !scroller) return null;
  if (isFirst) line.scrollIntoView({ block: 'nearest' });
  // Without a text, the target is the end of the file, where the learner adds a line.
  if (isFirst && text === null) scroller.scrollLeft = 0;
  const [box, frame] = [line.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
  return new DOMRect(left, box.top, Math.max(0, right - left), box.height);
}

function findSpot(session: EditorSession, point: { readonly x: number; readonly y: number }): DOMRect | null {
  const canvas = document.querySelector('.map-canvas');
  const { view, is3d } = getMapEditorState(session);
  if (canvas === null || is3d.get()) return null;
  const { x, y } = toCanvasPoint(view.get(), point);
  const { left, top, width, height } = canvas.getBoundingClientRect();
  if (x < 0 || y < 0 || x > width || y > height) return null;
  const size = SPOT_RADIUS_PX * 2;
  return new DOMRect(left + x - SPOT_RADIUS_PX, top + y - SPOT_RADIUS_PX, size, size);
}

/** Returns the position of a tile in the palette, which is one canvas in a scrolling box. */
function findTile(tile: number, isFirst: boolean): DOMRect | null {
  const sheet = document.querySelector<HTMLElement>('.map-palette canvas[data-columns]');
  const box = sheet?.parentElement;
  if (!sheet || !box) return null;
  const columns = Number(sheet.dataset['columns']);
  const local = tile - Number(sheet.getAttribute('aria-valuemin'));
  if (local < 0 || tile > Number(sheet.getAttribute('aria-valuemax'))) return null;
  const size = sheet.clientWidth / columns;
  const [x, y] = [(local % columns) * size, Math.floor(local / columns) * size];
  if (isFirst && (y < box.scrollTop || y + size > box.scrollTop + box.clientHeight)) {
    box.scrollTop = y - (box.clientHeight - size) / 2;
  }
  const { left, top } = sheet.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  const isSeen = top + y >= frame.top - 1 && top + y + size <= frame.bottom + 1;
  return isSeen ? new DOMRect(left + x, top + y, size, size) : null;
}
