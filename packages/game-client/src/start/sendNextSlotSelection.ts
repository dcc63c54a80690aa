import type { ClientCore } from '../session/createClientCore.ts';

/** Selects the next or previous inventory slot that is not empty. */
export function sendNextSlotSelection({ session, send }: ClientCore, direction: 1 | -1): void {
  const { inventory, heldSlot } = session.view.own;
  for (let step = 1; step <= inventory.length; step += 1) {
    const index =
      (((heldSlot - 1 + direction * step) % inventory.length) + inventory.length) % inventory.length;
    if (inventory[index] == null) continue;
    if (index + 1 !== heldSlot) send({ kind: 'select-slot', slot: index + 1 });
    return;
  }
}
