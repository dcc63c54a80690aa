import type { ClientCore } from '../play/createClientCore.ts';

/** Takes the next thing of the inventory into the hand, or the one before; empty slots are passed over. */
export function sendNextSlot({ session, send }: ClientCore, direction: 1 | -1): void {
  const { inventory, heldSlot } = session.view.own;
  for (let step = 1; step <= inventory.length; step += 1) {
    const index =
      (((heldSlot - 1 + direction * step) % inventory.length) + inventory.length) % inventory.length;
    if (inventory[index] == null) continue;
    if (index + 1 !== heldSlot) send({ kind: 'select-slot', slot: index + 1 });
    return;
  }
}
