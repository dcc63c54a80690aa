import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Clock } from '../../../../../process/clock.ts';
import { createLogger } from '../../../../../process/createLogger.ts';
import { openDatabase } from '../../../../../storage/openDatabase.ts';
import { createDocumentThreads } from '../../../documents/createDocumentThreads.ts';
import { createLiveDrafts } from '../createLiveDrafts.ts';
import { DRAFTS_POOL_SIZE } from '../limits.ts';
import { createRequestHandler } from './createRequestHandler.ts';
import type {
  DraftsThreadEnvelope,
  DraftsThreadReport,
  DraftsThreadSettings,
} from './DraftsThreadMessages.ts';
import { writeConsoleToLog } from './writeConsoleToLog.ts';
import { createCurrentGameWriter } from './workMark.ts';

function runDraftsThread(port: MessagePort, settings: DraftsThreadSettings): void {
  const offset = { ms: 0 };
  const clock: Clock = { now: () => new Date(Date.now() + offset.ms) };
  const report = (message: DraftsThreadReport, transfer: ArrayBuffer[] = []) =>
    port.postMessage(message, transfer);
  const log = createLogger(settings.logLevel, { write: (line) => report({ kind: 'log', line }) });
  writeConsoleToLog(log);
  const database = openDatabase(settings.databaseUrl, log, DRAFTS_POOL_SIZE);
  const documents = createDocumentThreads();
  const markWork = createCurrentGameWriter(settings.workMark);
  const drafts = createLiveDrafts({ db: database.db, clock, documents, log }, { ...settings, markWork });
  const close = async () => {
    await drafts.close();
    await documents.close();
    await database.close();
  };
  const handleOrder = createRequestHandler({ drafts, markWork, report, close });
  port.on('message', ({ order, clockOffsetMs }: DraftsThreadEnvelope) => {
    offset.ms = clockOffsetMs;
    handleOrder(order);
  });
}

if (parentPort) runDraftsThread(parentPort, workerData as DraftsThreadSettings);
