import type { Benchmark, BenchmarkOutcome } from './measure/Benchmark.ts';
import { chatFanOut } from './chatFanOut.ts';
import { dashboardRead } from './dashboardRead.ts';
import { editorOpen, editorPlay, editorSearch, editorStroke, editorWeight, undoMemory } from './editor.ts';
import { engineTick, snapshotCost } from './engineTick.ts';
import { exportWeight } from './exportWeight.ts';
import { holdLoad } from './holdLoad.ts';
import { homePage } from './homePage.ts';
import { idlePages } from './idlePages.ts';
import { journalCpu, journalLateness } from './journalCost.ts';
import { joinRush } from './joinRush.ts';
import { ledgerTransfers } from './ledgerTransfers.ts';
import { mobileBlog, mobileDocs, mobileGames, mobileHome, mobilePlay } from './mobile.ts';
import { mobileStart } from './mobileStart.ts';
import { feelFrame } from './feelFrame.ts';
import { freedRooms, packedRooms } from './packedRooms.ts';
import { pageWeight } from './pageWeight.ts';
import { playWeight, predictionWeight } from './playWeight.ts';
import { predictionError } from './predictionError.ts';
import { roomBytes, roomCost } from './roomCost.ts';
import { roomLateness } from './roomLateness.ts';
import { roomMemory } from './roomMemory.ts';
import { ruleVersusHandWritten, ruleVersusInterpreter } from './ruleSpeed.ts';
import { scriptHandlers } from './scriptHandlers.ts';
import { startSite } from './startSite.ts';
import { threeDFrame } from './threeDFrame.ts';
import { tickGrowth } from './tickGrowth.ts';
import { userEndpoint } from './userEndpoint.ts';
import { wireBytes, wireCpu } from './wire.ts';
import { wireGrowth } from './wireGrowth.ts';
import { worstDocument } from './worstDocument.ts';

type StartedSite = Awaited<ReturnType<typeof startSite>>;

const benchmarks: Record<string, Benchmark> = {
  userEndpoint,
  ledgerTransfers,
  homePage,
  pageWeight,
  mobileHome,
  mobilePlay,
  mobileGames,
  mobileBlog,
  mobileDocs,
  mobileStart,
  chatFanOut,
  dashboardRead,
  worstDocument,
  ruleVersusHandWritten,
  ruleVersusInterpreter,
  engineTick,
  snapshotCost,
  tickGrowth,
  roomMemory,
  packedRooms,
  freedRooms,
  scriptHandlers,
  predictionError,
  wireBytes,
  wireCpu,
  wireGrowth,
  roomCost,
  roomBytes,
  roomLateness,
  journalCpu,
  journalLateness,
  joinRush,
  idlePages,
  holdLoad,
  playWeight,
  predictionWeight,
  editorWeight,
  editorOpen,
  editorStroke,
  editorSearch,
  editorPlay,
  undoMemory,
  threeDFrame,
  feelFrame,
  exportWeight,
};

/** `npm run bench` runs every benchmark, `npm run bench -- userEndpoint` only that one. */
async function run(names: string[]): Promise<boolean> {
  const wanted =
    names.length > 0 ? names.flatMap((name) => benchmarks[name] ?? []) : Object.values(benchmarks);
  const sites: Promise<StartedSite>[] = [];
  const startOnce = () => (sites[0] ??= startSite());
  try {
    const met: boolean[] = [];
    for (const benchmark of wanted) met.push(report(benchmark, await benchmark.run(startOnce)));
    return met.every(Boolean);
  } finally {
    for (const site of sites) await (await site).stop();
  }
}

function report({ name, question }: Benchmark, { figures, result }: BenchmarkOutcome): boolean {
  const { value, unit, goal, better } = result;
  const isMet = better === 'higher' ? value >= goal : value <= goal;
  const bound = better === 'higher' ? 'at least' : 'at most';
  console.log(`\n${name}: ${question}`);
  for (const figure of figures) console.log(`  ${figure}`);
  console.log(`  ${value.toFixed(2)} ${unit}, goal ${bound} ${goal}: ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(benchmarks, name));
if (unknown === undefined) process.exitCode = (await run(names)) ? 0 : 1;
else {
  console.error(`Unknown benchmark ${unknown}. Available: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 2;
}
