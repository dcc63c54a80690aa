import type { DebugClient } from './contract/DebugClient.ts';
import type { StartOptions } from './contract/StartOptions.ts';

/**
 * The exports of `@playloom/game-client/start` as types, for packages with a different JSX setting: importing the
 * source files would type-check them with that setting.
 */
export declare function start(options: StartOptions): DebugClient;
