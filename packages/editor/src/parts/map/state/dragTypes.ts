import type { PlacedEntity } from '@playloom/game-format';

interface DraggedType {
  readonly kind: PlacedEntity['kind'];
  readonly type: string;
}

const FORMAT = 'application/x-playloom-type';
const KINDS: readonly string[] = ['unit', 'item', 'projectile', 'prop'];

export function writeDraggedType(transfer: DataTransfer, dragged: DraggedType): void {
  transfer.setData(FORMAT, `${dragged.kind}/${dragged.type}`);
  transfer.effectAllowed = 'copy';
}

/** Returns null if something else is dragged. */
export function readDraggedType(transfer: DataTransfer | null): DraggedType | null {
  const [kind = '', type] = transfer?.getData(FORMAT).split('/') ?? [];
  if (!KINDS.includes(kind) || type === undefined) return null;
  return { kind: kind as PlacedEntity['kind'], type };
}
