import { createPortTransport, type PortLike } from '@playloom/protocol';
import { type DebugRoom, type DebugRoomSetup, openDebugRoom } from '@playloom/room';
import type { PlaytestCommand, PlaytestReport } from './playtestMessages.ts';

export interface PlaytestPort {
  postMessage(report: PlaytestReport): void;
  onmessage: ((event: { readonly data: PlaytestCommand }) => void) | null;
}

/** Runs the room of one playtest, connected through a port. */
export function runPlaytestRoom(
  port: PlaytestPort,
  { clock, loadScripts }: Pick<DebugRoomSetup, 'clock' | 'loadScripts'>,
): void {
  const held: { room: DebugRoom | null } = { room: null };
  const open = async ({ document, seed, at }: Extract<PlaytestCommand, { kind: 'open' }>): Promise<void> => {
    const onReport = (report: PlaytestReport) => port.postMessage(report);
    const opened = await openDebugRoom({ document, seed, clock, loadScripts, onReport });
    if (!opened.ok) {
      port.postMessage({ kind: 'refused', fault: opened.error });
      return;
    }
    held.room = opened.value;
    if (at !== null) held.room.startAt(at.x, at.y);
    port.postMessage({ kind: 'opened', game: held.room.projectGame() });
  };
  port.onmessage = ({ data }) => {
    if (data.kind === 'beat') return port.postMessage(data);
    if (data.kind !== 'open') {
      if (held.room !== null) applyCommand(held.room, data);
      return;
    }
    open(data).catch((error: unknown) =>
      port.postMessage({ kind: 'broke', text: error instanceof Error ? error.message : String(error) }),
    );
  };
}

function applyCommand(room: DebugRoom, command: Exclude<PlaytestCommand, { kind: 'open' | 'beat' }>): void {
  switch (command.kind) {
    case 'connect':
      room.connect(createPortTransport(command.port as unknown as PortLike), {
        userId: null,
        name: command.name,
        isSpectator: false,
        canChat: true,
        saved: null,
      });
      return;
    case 'pause':
      room.pause();
      return;
    case 'resume':
      room.resume();
      return;
    case 'step':
      room.step(command.ticks);
      return;
    case 'seek':
      room.seek(command.tick);
      return;
    case 'speed':
      room.setSpeed(command.speed);
      return;
    case 'inspect':
      room.inspect(command.entity);
      return;
    case 'follow':
      room.follow(command.name);
      return;
    case 'change':
      room.change(command.parts);
  }
}
