import type { DraftGame } from '@playloom/draft';
import { createIdFromName } from '../ids/createIdFromName.ts';
import { DEFAULT_SCRIPT_FILE, WORLD_SCRIPT } from './parseScriptHash.ts';
import type { ScriptUse } from './scriptCommands.ts';

export type ScriptKind = 'world' | 'unit' | 'item' | 'empty';

export interface ScriptPlan {
  readonly id: string;
  readonly name: string;
  readonly files: { readonly [file: string]: string };
  readonly usedBy: readonly ScriptUse[];
}

/** Plans a new script from a template. The template uses names of this game and has a visible effect when it runs. */
export function planScript(game: DraftGame, kind: ScriptKind, name: string, type: string | null): ScriptPlan {
  const isTaken = (id: string) => Object.hasOwn(game.scripts, id);
  const isFirst = kind === 'world' && !isTaken(WORLD_SCRIPT);
  const id = isFirst ? WORLD_SCRIPT : createIdFromName(name, isTaken);
  return {
    id,
    name: name.trim() === '' ? id : name.trim(),
    files: { [DEFAULT_SCRIPT_FILE]: writeTemplate(game, kind, type) },
    usedBy: findUse(game, kind, type),
  };
}

export interface Snippet {
  readonly title: string;
  readonly text: string;
  readonly code: string;
}

/** Snippets offered in an empty file. */
export function listScriptSnippets(game: DraftGame): readonly Snippet[] {
  const [unit] = Object.keys(game.types.units);
  const filter = unit === undefined ? '' : ` { unitType: ${quote(unit)} },`;
  return [
    {
      title: 'Greet new players',
      text: 'A handler runs each time something happens.',
      code: `on('playerJoins', ({ triggeringPlayer }) => {
  messages.showMessageTo(triggeringPlayer, 'Welcome!');
});
`,
    },
    {
      title: 'Count and reward',
      text: 'Scripts remember values in variables.',
      code: `const defeats = new Map<Player, number>();

on('unitDies',${filter} ({ attackingUnit }) => {
  const player = units.ownerOf(attackingUnit);
  if (player === null) return;
  const count = (defeats.get(player) ?? 0) + 1;
  defeats.set(player, count);
  players.changeScore(player, 1);
  if (count % 5 === 0) messages.showMessage(\`\${players.nameOfPlayer(player)}: \${count} in a row!\`);
});
`,
    },
    {
      title: 'Countdown',
      text: 'Wait inside a function while the game keeps running.',
      code: `on('roundStarts', async () => {
  for (const count of [3, 2, 1]) {
    messages.showMessage(String(count), 1);
    await game.wait(1);
  }
  messages.showMessage('Go!', 1);
});
`,
    },
  ];
}

function writeTemplate(game: DraftGame, kind: ScriptKind, type: string | null): string {
  if (kind === 'world') return WORLD_TEMPLATE;
  if (kind === 'unit') return writeUnitTemplate(game, type);
  return kind === 'item' ? writeItemTemplate(game, type) : '';
}

const WORLD_TEMPLATE = `/** Runs when the room starts, before the first player joins. */
on('gameStarts', () => {
  console.log('The game has started.');
});

on('playerJoins', ({ triggeringPlayer }) => {
  messages.showMessage(\`\${players.nameOfPlayer(triggeringPlayer)} is here.\`, 3);
});

/** Runs once a second. Use everyTick to run on every step of the game. */
on('everySeconds', { seconds: 1 }, () => {
  // Put code that repeats here.
});
`;

function writeUnitTemplate(game: DraftGame, type: string | null): string {
  const id = type ?? Object.keys(game.types.units)[0];
  const name = (id === undefined ? undefined : game.types.units[id]?.name) ?? 'unit';
  const filter = id === undefined ? '' : ` { unitType: ${quote(id)} },`;
  return `/** Runs for every ${name}. */
on('unitAppears',${filter} ({ triggeringUnit }) => {
  messages.showFloatingText('Here I am!', positions.positionOf(triggeringUnit));
});

on('unitIsHurt',${filter} ({ triggeringUnit, damageAmount }) => {
  console.log('hurt by', damageAmount, 'at', motion.x(triggeringUnit!), motion.y(triggeringUnit!));
});

on('unitDies',${filter} ({ attackingUnit }) => {
  const player = units.ownerOf(attackingUnit);
  if (player !== null) players.changeScore(player, 1);
});
`;
}

function writeItemTemplate(game: DraftGame, type: string | null): string {
  const id = type ?? Object.keys(game.types.items)[0];
  const filter = id === undefined ? '' : ` { itemType: ${quote(id)} },`;
  return `on('unitPicksUpItem',${filter} ({ triggeringUnit }) => {
  messages.showMessageTo(units.ownerOf(triggeringUnit), 'Found it!');
});

on('unitUsesItem',${filter} ({ triggeringUnit }) => {
  console.log('used by', units.typeOfUnit(triggeringUnit));
});
`;
}

function findUse(game: DraftGame, kind: ScriptKind, type: string | null): readonly ScriptUse[] {
  if (type === null || (kind !== 'unit' && kind !== 'item')) return [];
  const of = kind === 'unit' ? 'units' : 'items';
  const found = game.types[of][type];
  return found === undefined
    ? []
    : [{ of, id: type, name: found.name, location: { kind: 'type', of, id: type } }];
}

function quote(id: string): string {
  return `'${id}'`;
}
