import type { DebugClient } from './debug/DebugClient.ts';
import type { StartOptions } from './StartOptions.ts';

/**
 * What `@playloom/game-client/start` exports, for those who write another JSX than the client: its own files would be
 * checked with theirs.
 */
export declare function start(options: StartOptions): DebugClient;
