import type { Game } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';
import type { SceneBar } from '@playloom/renderer';
import type { EntityMemory } from '../entities/EntityMemory.ts';

/** How long a bar that is set to `when-changed` stays visible after a change. */
const CHANGE_SECONDS = 3;
/** Blue and orange, because nearly everyone can tell them apart. */
const FRIEND_COLOR = '#4aa8ff';
const FOE_COLOR = '#ff9f1c';

interface BarOptions {
  readonly time: number;
  /** Null keeps the colors of the game. */
  readonly side: 'friend' | 'foe' | null;
}

/** Lists the bars that an entity's attributes show above and below it. */
export function listBars(
  game: Game,
  entity: EntityView,
  memory: EntityMemory,
  { time, side }: BarOptions,
): SceneBar[] {
  const bars: SceneBar[] = [];
  if (entity.isDead) return bars;
  for (const { attribute: id, value, max } of entity.attributes) {
    const attribute = game.types.attributes[id];
    if (attribute === undefined) continue;
    const { bar } = attribute;
    const known = memory.bars.get(id) ?? { value, changedAt: -Infinity };
    if (known.value !== value) known.changedAt = time;
    known.value = value;
    memory.bars.set(id, known);
    if (bar.place !== 'above' && bar.place !== 'below') continue;
    if (bar.shown === 'when-not-full' && value >= max) continue;
    if (bar.shown === 'when-changed' && time - known.changedAt > CHANGE_SECONDS) continue;
    const min = minOf(game, entity, id) ?? attribute.min;
    const fill = max > min ? (value - min) / (max - min) : 0;
    bars.push({ fill: Math.max(0, Math.min(1, fill)), color: colorOf(bar.color, side), place: bar.place });
  }
  return bars;
}

function minOf({ types }: Game, { kind, type }: EntityView, attribute: string): number | undefined {
  if (kind === 'unit') return types.units[type]?.attributes[attribute]?.min;
  return kind === 'prop' ? types.props[type]?.attributes[attribute]?.min : undefined;
}

function colorOf(color: string, side: BarOptions['side']): string {
  if (side === null) return color;
  return side === 'friend' ? FRIEND_COLOR : FOE_COLOR;
}
