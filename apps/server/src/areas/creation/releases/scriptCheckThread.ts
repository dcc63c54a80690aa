import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@playloom/game-format';
import { checkScripts } from '@playloom/game-format/scripts';

parentPort?.postMessage(checkScripts(workerData as Game['scripts']));
