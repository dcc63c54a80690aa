import type { Input } from '@playloom/engine';
import type { ClientMessage } from '@playloom/protocol';
import type { Client, QueuedControls } from '../state/Client.ts';
import { CONTROLS_LEAD_MAX, CONTROLS_PER_TICK_MAX } from '../limits/roomLimits.ts';
import type { Room } from '../state/Room.ts';

type Controls = Extract<ClientMessage, { kind: 'controls' }>;

/**
 * Stores controls until their tick. They take effect in the order of arrival, regardless of the ticks they
 * are meant for: if the client's clock is set back, an old key press could otherwise override a newer
 * release.
 */
export function queueControls(room: Room, client: Client, message: Controls): void {
  const next = room.world.tick + 1;
  const last = client.controls.at(-1)?.dueAt ?? next;
  const dueAt = Math.min(Math.max(message.tick, last), next + CONTROLS_LEAD_MAX);
  const { tick, keys, mouseX, mouseY, stick } = message;
  client.controls.push({ tick, dueAt, lead: tick - next, keys, mouseX, mouseY, stick });
}

/** Adds the controls for the next tick to `inputs`. Without new controls, held keys stay held. */
export function collectDueControls(room: Room, inputs: Input[]): void {
  const next = room.world.tick + 1;
  for (const client of room.clients.values()) {
    if (client.controls.length === 0 || client.controls[0]!.dueAt > next) continue;
    const later = client.controls.findIndex(({ dueAt }) => dueAt > next);
    const due = client.controls.splice(0, later === -1 ? client.controls.length : later);
    const last = due.at(-1)!;
    client.controlsTick = last.tick;
    client.controlsLead = last.lead;
    if (client.player === null || !client.hasJoined) continue;
    for (const { keys, mouseX, mouseY, stick } of joinControls(due)) {
      inputs.push({ kind: 'controls', player: client.player, keys, mouseX, mouseY, stick });
    }
  }
}

/** Limits controls to what a tick accepts. Those after which no key changes are dropped first. */
function joinControls(due: readonly QueuedControls[]): readonly QueuedControls[] {
  if (due.length <= CONTROLS_PER_TICK_MAX) return due;
  const changing = due.filter(
    ({ keys }, index) => index === due.length - 1 || !hasSameKeys(keys, due[index + 1]!.keys),
  );
  return changing.slice(-CONTROLS_PER_TICK_MAX);
}

function hasSameKeys(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key) => b.includes(key));
}
