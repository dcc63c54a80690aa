import type { Profiler } from 'node:inspector';

/** The function, by the end of its file and its name, under which everything belongs to a part of the work. */
const PARTS: { readonly [place: string]: string } = {
  '/simulation/tick.ts tick': 'simulation',
  '/view/sendSnapshots.ts sendSnapshots': 'snapshots',
  '/worker/postReports.ts postReports': 'posting',
  '/worker/runRoomWorker.ts handleCommand': 'receiving',
  '/run/stepRoom.ts takeKeyframe': 'recording',
  '/tape/RoomTape.ts recordInputs': 'recording',
  '/connections/takeJournalReport.ts takeJournalReport': 'recording',
};
const TICK = '/simulation/tick.ts tick';
const GARBAGE = '(garbage collector)';
/** V8 can't tell waiting from work in native code outside of JavaScript. */
const UNKNOWN: ReadonlySet<string> = new Set(['(idle)', '(program)', '(root)']);
const PROFILER = 'node:inspector';

interface Place {
  part: string;
  step: string | null;
}

/** Adds up the samples of a profile, in milliseconds, by part of the work and by step of a tick. */
export function sumProfile({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): {
  parts: Record<string, number>;
  steps: Record<string, number>;
} {
  const places = findPlaces(nodes);
  const parts: Record<string, number> = {};
  const steps: Record<string, number> = {};
  for (const [index, id] of samples.entries()) {
    const place = places.get(id);
    if (place === undefined) continue;
    const ms = (timeDeltas[index] ?? 0) / 1000;
    parts[place.part] = (parts[place.part] ?? 0) + ms;
    if (place.step !== null) steps[place.step] = (steps[place.step] ?? 0) + ms;
  }
  return { parts, steps };
}

/** Finds the part of each node. Nodes that belong to none are left out. */
function findPlaces(nodes: readonly Profiler.ProfileNode[]): Map<number, Place> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const places = new Map<number, Place>();
  const visit = (node: Profiler.ProfileNode, above: Place, isInTick: boolean): void => {
    const { functionName, url } = node.callFrame;
    const name = Object.keys(PARTS).find((place) => isAt(place, url, functionName));
    const place: Place = {
      part: above.part !== 'rest' ? above.part : findPart(name, functionName),
      step: above.step ?? (isInTick ? functionName : null),
    };
    if (!UNKNOWN.has(functionName) && url !== PROFILER) places.set(node.id, place);
    for (const child of node.children ?? []) visit(byId.get(child)!, place, name === TICK);
  };
  visit(nodes[0]!, { part: 'rest', step: null }, false);
  return places;
}

function findPart(name: string | undefined, functionName: string): string {
  if (functionName === GARBAGE) return 'garbage';
  return name === undefined ? 'rest' : PARTS[name]!;
}

function isAt(place: string, url: string, functionName: string): boolean {
  const [file, name] = place.split(' ');
  return functionName === name && url.endsWith(file!);
}
