import type { DraftGame } from '@playloom/draft';
import type { Area, MapPoint } from '@playloom/editor-core';
import type { Region, SpawnPoint } from '@playloom/game-format';
import { isInView, toCanvasPoint } from '../../state/MapViewport.ts';
import { drawOverlayLabel } from './overlayParts.ts';
import type { OverlayCanvas } from './OverlayStyle.ts';

const RADIANS = Math.PI / 180;
const LABEL_FROM_PX = 10;
const LABEL_MARGIN_PX = 4;
const SPAWN_TILES = 0.42;

/** Draws a region as a dashed box with its name. Players never see regions. */
export function paintRegion({ context, view, overlayStyle }: OverlayCanvas, region: Region, at: Area): void {
  if (!isInView(view, at)) return;
  const from = toCanvasPoint(view, at);
  const [width, height] = [at.width * view.scale, at.height * view.scale];
  context.globalAlpha = 0.22;
  context.fillStyle = region.color;
  context.fillRect(from.x, from.y, width, height);
  context.globalAlpha = 1;
  context.lineWidth = 2;
  context.strokeStyle = overlayStyle.dark;
  context.strokeRect(from.x, from.y, width, height);
  context.setLineDash([5, 3]);
  context.strokeStyle = overlayStyle.sun;
  context.strokeRect(from.x, from.y, width, height);
  context.setLineDash([]);
  if (view.scale < LABEL_FROM_PX) return;
  const above = from.y - 21;
  drawOverlayLabel(context, overlayStyle, region.name, {
    x: from.x - 1,
    y: above < 0 ? from.y + 3 : above,
    fill: overlayStyle.sun,
    maxRight: view.width - LABEL_MARGIN_PX,
  });
}

/** Draws a spawn point as a numbered ring, with an arrow in the direction that players face. */
export function paintSpawnPoint(
  { context, view, overlayStyle }: OverlayCanvas,
  game: DraftGame,
  point: SpawnPoint,
  { at, rotation, number }: { readonly at: MapPoint; readonly rotation: number; readonly number: number },
): void {
  if (!isInView(view, { x: at.x - 1, y: at.y - 1, width: 2, height: 2 })) return;
  const { x, y } = toCanvasPoint(view, at);
  const radius = Math.max(7, SPAWN_TILES * view.scale);
  const color = (point.team === null ? undefined : game.types.teams[point.team]?.color) ?? overlayStyle.text;
  const angle = rotation * RADIANS;
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(x + Math.cos(angle) * radius * 1.5, y + Math.sin(angle) * radius * 1.5);
  context.lineTo(x + Math.cos(angle + 0.6) * radius, y + Math.sin(angle + 0.6) * radius);
  context.lineTo(x + Math.cos(angle - 0.6) * radius, y + Math.sin(angle - 0.6) * radius);
  context.fill();
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = 'rgb(10 12 26 / 0.78)';
  context.fill();
  context.lineWidth = Math.max(2, radius * 0.18);
  context.strokeStyle = color;
  context.setLineDash([radius * 0.5, radius * 0.2]);
  context.stroke();
  context.setLineDash([]);
  if (radius < 7) return;
  context.fillStyle = overlayStyle.text;
  context.font = `700 ${Math.max(9, Math.round(radius * 0.85))}px ${overlayStyle.body}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), x, y + 1);
}
