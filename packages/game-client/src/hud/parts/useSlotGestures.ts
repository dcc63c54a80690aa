import { useMemo } from 'preact/hooks';
import type { HudActions } from '../state/HudState.ts';

/** Pointer movements shorter than this are clicks, not drags. */
const DRAG_PIXELS = 8;
const LONG_PRESS_MS = 550;

interface SlotGestures {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onContextMenu: (event: Event) => void;
}

interface Gesture {
  readonly pointer: number;
  readonly slot: number;
  readonly sprite: HTMLElement | null;
  readonly startX: number;
  readonly startY: number;
  isDragging: boolean;
  isDone: boolean;
  timer: number;
}

/**
 * A tap selects a slot, a drag swaps two slots, a right click or long press drops the item. `onDrag` is called when a
 * drag begins and ends.
 */
export function useSlotGestures(actions: HudActions, onDrag: (isDragging: boolean) => void): SlotGestures {
  return useMemo(() => createSlotGestures(actions, onDrag), [actions, onDrag]);
}

function createSlotGestures(actions: HudActions, onDrag: (isDragging: boolean) => void): SlotGestures {
  const open: { gesture: Gesture | null } = { gesture: null };

  const end = (): void => {
    const { gesture } = open;
    open.gesture = null;
    if (gesture === null) return;
    window.clearTimeout(gesture.timer);
    if (gesture.sprite !== null) gesture.sprite.style.transform = '';
    delete gesture.sprite?.dataset['dragged'];
    if (gesture.isDragging) onDrag(false);
  };

  return {
    onPointerDown(event) {
      const slot = slotAt(event.target);
      if (slot === null || event.button !== 0 || open.gesture !== null) return;
      const element = event.currentTarget as HTMLElement;
      element.setPointerCapture(event.pointerId);
      const gesture = startGesture(event, slot);
      open.gesture = gesture;
      if (event.pointerType === 'mouse') return;
      gesture.timer = window.setTimeout(() => {
        gesture.isDone = true;
        actions.dropSlot(slot);
      }, LONG_PRESS_MS);
    },
    onPointerMove(event) {
      const { gesture } = open;
      if (gesture?.pointer !== event.pointerId) return;
      const [dx, dy] = [event.clientX - gesture.startX, event.clientY - gesture.startY];
      if (!gesture.isDragging && Math.abs(dx) + Math.abs(dy) < DRAG_PIXELS) return;
      if (!gesture.isDragging) onDrag(true);
      gesture.isDragging = true;
      window.clearTimeout(gesture.timer);
      if (gesture.sprite === null) return;
      gesture.sprite.dataset['dragged'] = '';
      gesture.sprite.style.transform = `translate(${dx}px, ${dy}px)`;
    },
    onPointerUp(event) {
      const { gesture } = open;
      if (gesture?.pointer !== event.pointerId) return;
      // Before the end of the drag hides empty slots.
      const target = slotAt(document.elementFromPoint(event.clientX, event.clientY));
      end();
      if (gesture.isDone) return;
      if (!gesture.isDragging) actions.selectSlot(gesture.slot);
      else if (target !== null && target !== gesture.slot) actions.swapSlots(gesture.slot, target);
    },
    onPointerCancel: end,
    onContextMenu(event) {
      event.preventDefault();
      const slot = slotAt(event.target);
      // A long press also fires `contextmenu`, but it has already dropped the item.
      if (slot !== null && open.gesture === null) actions.dropSlot(slot);
    },
  };
}

function startGesture(event: PointerEvent, slot: number): Gesture {
  const button = (event.target as Element).closest('[data-slot]');
  return {
    pointer: event.pointerId,
    slot,
    sprite: button?.querySelector<HTMLElement>('.hud-slot-picture') ?? null,
    startX: event.clientX,
    startY: event.clientY,
    isDragging: false,
    isDone: false,
    timer: 0,
  };
}

function slotAt(target: EventTarget | null): number | null {
  const slot = target instanceof Element ? target.closest('[data-slot]')?.getAttribute('data-slot') : null;
  return slot == null ? null : Number(slot);
}
