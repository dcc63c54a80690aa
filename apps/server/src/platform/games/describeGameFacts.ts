import { limits } from '@playloom/api-contract';
import type { Controls, Game, KeyBinding } from '@playloom/game-format';
import type { GameFacts } from '../../storage/schema.ts';

/** What the action is called with when nothing else is set. */
const DEFAULT_BOARD = 'Best scores';
const ARROWS = ['↑', '←', '↓', '→'];
const WASD = ['W', 'A', 'S', 'D'];

const WALKING: Record<Controls['scheme'], GameFacts['controls']> = {
  none: [],
  wasd: [{ keys: WASD, does: 'Walk' }],
  arrows: [{ keys: ARROWS, does: 'Walk' }],
  platformer: [
    { keys: ['A', 'D'], does: 'Run' },
    { keys: ['W', 'Space'], does: 'Jump' },
  ],
  vehicle: [{ keys: WASD, does: 'Drive' }],
  'follow-mouse': [{ keys: ['Mouse'], does: 'Steer' }],
  'click-to-move': [{ keys: ['Click'], does: 'Walk there' }],
};

const COMMANDS: Record<string, string> = {
  'use-item': 'Use what you hold',
  reload: 'Reload',
  'drop-item': 'Drop',
  'pick-up': 'Pick up',
  interact: 'Use what is near',
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

/** What the play page says about a game before it is loaded. */
export function describeGameFacts(game: Game): GameFacts {
  const controls = findControls(game);
  return {
    controls: controls ? [...WALKING[controls.scheme], ...describeKeys(controls.keys)] : [],
    matchSeconds: measureMatch(game),
    hasTouchControls:
      controls !== null &&
      (controls.scheme !== 'none' || controls.keys.some(({ touchButton }) => touchButton !== undefined)),
    leaderboards: listLeaderboardNames(game.rules),
    sharesToken: game.world.shareWeb3TokenAcrossMaps,
  };
}

/** In the order of the rules. Names that are computed are known once somebody has a score. */
function listLeaderboardNames(rules: Game['rules']): string[] {
  const names = new Set<string>();
  // Without recursion: how deep rules are nested is up to their author.
  const waiting: unknown[] = [...rules].toReversed();
  while (waiting.length > 0 && names.size < limits.LEADERBOARDS_SHOWN) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null) continue;
    const { do: action, leaderboard } = node as { do?: unknown; leaderboard?: unknown };
    if (action === 'submitScore') names.add(typeof leaderboard === 'string' ? leaderboard : DEFAULT_BOARD);
    for (const part of Object.values(node).toReversed()) waiting.push(part);
  }
  return [...names];
}

/** Of the unit that players get; teams may bring their own. */
function findControls({ settings, types }: Game): Controls | null {
  const unit = settings.players.unit ?? Object.values(types.teams).find((team) => team.unit !== null)?.unit;
  return (unit && types.units[unit]?.controls) || null;
}

/** Keys that do the same stand together. */
function describeKeys(bindings: readonly KeyBinding[]): GameFacts['controls'] {
  const keysOf = new Map<string, string[]>();
  for (const binding of bindings) {
    const does = describeBinding(binding, bindings);
    if (does === null) continue;
    keysOf.set(does, [...(keysOf.get(does) ?? []), nameKey(binding.key)]);
  }
  return [...keysOf].map(([does, keys]) => ({ keys, does }));
}

/** A key without words of its own does what another key with the same command says. */
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
