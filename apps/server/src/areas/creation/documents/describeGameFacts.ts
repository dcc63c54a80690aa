import { apiLimits } from '@playloom/api-contract';
import { type Controls, type Game, type KeyBinding, listGoals } from '@playloom/game-format';
import type { GameFacts } from '../../../storage/schema.ts';

/** The default leaderboard of the action that submits a score. */
const DEFAULT_BOARD = 'Best scores';
const ARROWS = ['↑', '←', '↓', '→'];
const WASD = ['W', 'A', 'S', 'D'];

const WALKING: Record<Controls['scheme'], GameFacts['controls']> = {
  none: [],
  wasd: [{ keys: WASD, does: 'Move' }],
  arrows: [{ keys: ARROWS, does: 'Move' }],
  platformer: [
    { keys: ['A', 'D'], does: 'Run' },
    { keys: ['W', 'Space'], does: 'Jump' },
  ],
  vehicle: [{ keys: WASD, does: 'Drive' }],
  'follow-mouse': [{ keys: ['Mouse'], does: 'Steer' }],
  'click-to-move': [{ keys: ['Click'], does: 'Move' }],
};

const COMMANDS: Record<string, string> = {
  'use-item': 'Use item',
  reload: 'Reload',
  'drop-item': 'Drop item',
  'pick-up': 'Pick up',
  interact: 'Interact',
  'next-slot': 'Next item',
};

const KEY_NAMES: Record<string, string> = {
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  'mouse-left': 'Click',
  'mouse-right': 'Right click',
  'mouse-middle': 'Middle click',
};

/** Collects the facts that the play page shows before the game loads. */
export function describeGameFacts(game: Game): GameFacts {
  const controls = findControls(game);
  return {
    controls: controls ? [...WALKING[controls.scheme], ...describeKeys(controls.keys)] : [],
    matchSeconds: measureMatch(game),
    hasTouchControls:
      controls !== null &&
      (controls.scheme !== 'none' || controls.keys.some(({ touchButton }) => touchButton !== undefined)),
    leaderboards: listLeaderboardNames(game.rules),
    achievements: game.settings.achievements.length,
    goals: listGoals(game).length,
    sharesToken: game.world.shareWeb3TokenAcrossMaps,
  };
}

/** Lists leaderboard names in the order of the rules. Names that rules compute are known only after the first score. */
function listLeaderboardNames(rules: Game['rules']): string[] {
  const names = new Set<string>();
  // Iterates instead of recursing, because creators decide how deep rules are nested.
  const waiting: unknown[] = [...rules].toReversed();
  while (waiting.length > 0 && names.size < apiLimits.LEADERBOARDS_SHOWN) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null) continue;
    const { do: action, leaderboard } = node as { do?: unknown; leaderboard?: unknown };
    if (action === 'submitScore') names.add(typeof leaderboard === 'string' ? leaderboard : DEFAULT_BOARD);
    for (const part of Object.values(node).toReversed()) waiting.push(part);
  }
  return [...names];
}

/** Finds the controls of the unit that players get. Teams may have their own unit. */
function findControls({ settings, types }: Game): Controls | null {
  const unit = settings.players.unit ?? Object.values(types.teams).find((team) => team.unit !== null)?.unit;
  return (unit && types.units[unit]?.controls) || null;
}

/** Describes the keys of a game, grouped by their effect. */
function describeKeys(bindings: readonly KeyBinding[]): GameFacts['controls'] {
  const keysOf = new Map<string, string[]>();
  for (const binding of bindings) {
    const does = describeBinding(binding, bindings);
    if (does === null) continue;
    keysOf.set(does, [...(keysOf.get(does) ?? []), nameKey(binding.key)]);
  }
  return [...keysOf].map(([does, keys]) => ({ keys, does }));
}

/** Describes what a key does. A key without its own label uses that of another key with the same command. */
function describeBinding(binding: KeyBinding, all: readonly KeyBinding[]): string | null {
  if (binding.touchButton) return binding.touchButton.label;
  const command = JSON.stringify(binding.press ?? binding.release);
  const twin = all.find(
    ({ touchButton, press, release }) => touchButton && JSON.stringify(press ?? release) === command,
  );
  const { kind } = binding.press ?? binding.release ?? {};
  return twin?.touchButton?.label ?? COMMANDS[kind ?? ''] ?? null;
}

function nameKey(key: string): string {
  return KEY_NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
}

function measureMatch({ settings: { match } }: Game): number | null {
  if (!match.isEnabled || match.roundSeconds === 0) return null;
  return match.countdownSeconds + match.rounds * match.roundSeconds + (match.rounds - 1) * match.pauseSeconds;
}
