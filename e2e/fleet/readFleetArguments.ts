import { parseArgs } from 'node:util';
import { countFaults, FAULT_KINDS, type FaultCounts, isFaultKind } from './chaos/planFaults.ts';

export interface FleetArguments {
  readonly bots: number;
  /** Null without chaos. */
  readonly faults: FaultCounts | null;
  readonly seed: number;
  readonly port: number;
  readonly web: number;
  readonly rooms: number;
  /** Folder for the logs of the servers. Null to delete them at the end. */
  readonly logs: string | null;
}

const BOTS_MAX = 5_000;
const SERVERS_MAX = 20;
const FAULTS_MAX = 1_000;
const CHAOS_BOTS = 50;
export const DEFAULT_FAULTS =
  'rooms:20,web:10,redis:5,postgres:5,deploy:5,files:2,pause-rooms:2,pause-web:2,pause-redis:2,pause-postgres:2';
const OPTIONS = {
  bots: { type: 'string' },
  chaos: { type: 'boolean', default: false },
  faults: { type: 'string', default: DEFAULT_FAULTS },
  seed: { type: 'string', default: '1' },
  port: { type: 'string', default: '0' },
  web: { type: 'string', default: '2' },
  rooms: { type: 'string', default: '3' },
  logs: { type: 'string' },
} as const;

const RANGES = {
  bots: [0, BOTS_MAX],
  seed: [1, 2 ** 31 - 2],
  port: [0, 65_535],
  web: [1, SERVERS_MAX],
  rooms: [1, SERVERS_MAX],
} as const;

/** Reads the arguments of `npm run fleet`. Returns a text if something is wrong with them. */
export function readFleetArguments(args: readonly string[]): FleetArguments | string {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const given = { ...values, bots: values.bots ?? (values.chaos ? String(CHAOS_BOTS) : '0') };
  const numbers: Partial<Record<keyof typeof RANGES, number>> = {};
  for (const name of Object.keys(RANGES) as (keyof typeof RANGES)[]) {
    const [least, most] = RANGES[name];
    const number = readNumber(given[name], least, most);
    if (number === null) return `--${name} must be a number from ${least} to ${most}.`;
    numbers[name] = number;
  }
  const faults = readFaults(values.faults);
  if (faults === null)
    return `--faults must look like ${DEFAULT_FAULTS}, with ${FAULT_KINDS.join(', ')} and at most ${FAULTS_MAX} of each.`;
  return {
    ...(numbers as Omit<FleetArguments, 'faults' | 'logs'>),
    logs: values.logs ?? null,
    faults: values.chaos ? faults : null,
  };
}

function readNumber(text: string, least: number, most: number): number | null {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}

function readFaults(text: string): FaultCounts | null {
  const counts: { -readonly [Kind in keyof FaultCounts]?: number } = {};
  for (const part of text.split(',')) {
    const [kind = '', count = ''] = part.split(':');
    const number = readNumber(count, 0, FAULTS_MAX);
    if (!isFaultKind(kind) || number === null) return null;
    counts[kind] = number;
  }
  return countFaults(counts);
}
