import { Gauge, type Registry } from 'prom-client';
import type { RoomsProcessStats } from '@playloom/room-contract';
import type { RoomsGateway } from './RoomsGateway.ts';

type Name = Exclude<keyof RoomsProcessStats, 'latenessMs' | 'offences'>;

const HELP: { readonly [Figure in Name]: string } = {
  rooms: 'Open rooms',
  players: 'Players in rooms',
  bots: 'Bots',
  spectators: 'Spectators in rooms',
  sockets: 'Open room sockets',
  workers: 'Room threads',
  ticks: 'Ticks of all rooms',
  lateTicks: 'Ticks that started more than a tick period late',
  restarts: 'Rooms restarted after a failure',
  journalBytes: 'Bytes written to the journals of rooms',
  cpuSeconds: 'Processor time of the rooms process with its threads',
  residentBytes: 'Resident memory of the rooms process',
};

/** Adds the figures of the rooms process to the metrics. They are read when the metrics are requested. */
export function registerRoomMetrics(registry: Registry, rooms: () => RoomsGateway): void {
  const registers = [registry];
  const gauges = Object.entries(HELP).map(([name, help]) => ({
    name: name as Name,
    gauge: new Gauge({ name: `playloom_room_${toSnakeCase(name)}`, help, registers }),
  }));
  const lateness = new Gauge({
    name: 'playloom_room_tick_lateness_ms',
    help: 'Lateness of the latest tick of each room and second, in the last minute',
    labelNames: ['quantile'],
    registers,
  });
  const offenses = new Gauge({
    name: 'playloom_room_offences',
    help: 'Disconnected or rejected clients, by reason',
    labelNames: ['reason'],
    registers,
  });
  // Wraps the registry, so that all figures are read with one call when the metrics are requested.
  const read = registry.metrics.bind(registry);
  registry.metrics = async () => {
    const figures = await rooms()
      .readFigures?.()
      .catch(() => undefined);
    if (figures) {
      for (const { name, gauge } of gauges) gauge.set(figures[name]);
      setLateness(lateness, figures);
      for (const [reason, count] of Object.entries(figures.offences)) offenses.set({ reason }, count);
    }
    return read();
  };
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function setLateness(lateness: Gauge<'quantile'>, { latenessMs }: RoomsProcessStats): void {
  lateness.set({ quantile: '0.5' }, latenessMs.median);
  lateness.set({ quantile: '0.99' }, latenessMs.p99);
  lateness.set({ quantile: '1' }, latenessMs.max);
}
