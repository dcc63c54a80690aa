import type { DraftGame } from '@playloom/draft';
import type { EditorLocation } from '../../locations/EditorLocation.ts';
import { addRule } from '../../rules/ruleCommands.ts';
import type { CourseLesson } from '../outline/Course.ts';
import type { LessonStepId } from '../outline/courseOutline.ts';
import { ensureEnemy, ensureHealth } from '../game/ensureParts.ts';
import {
  findEnemyType,
  findHealthAttribute,
  findHeroType,
  hasAction,
  listRulesByTrigger,
  MESSAGE_ACTIONS,
} from '../game/courseQueries.ts';

const DYING = ['unitDies', 'attributeEmpties'];
const HURTING = ['dealDamage', 'damageArea', 'changeAttribute', 'setAttribute', 'killUnit'];
const BITE = { amount: 25, everySeconds: 0.5 };

const speakingRules = (game: DraftGame) =>
  listRulesByTrigger(game, DYING).filter((rule) => hasAction(rule.do, MESSAGE_ACTIONS));

function bites(game: DraftGame): boolean {
  const hero = findHeroType(game);
  const units = Object.entries(game.types.units);
  return (
    units.some(([id, { touchDamage }]) => id !== hero && touchDamage !== null) ||
    game.rules.some((rule) => rule.isEnabled && hasAction(rule.do, HURTING))
  );
}

function findUnitLocation(id: string | null, field: readonly string[]): EditorLocation | null {
  return id === null ? null : { kind: 'type', of: 'units', id, field };
}

/** The field for the role of the first attribute. Null before an attribute was added. */
function findRoleLocation(game: DraftGame): EditorLocation | null {
  const [id] = Object.keys(game.types.attributes);
  return id === undefined ? null : { kind: 'type', of: 'attributes', id, field: ['role'] };
}

export const dangerLesson: CourseLesson<LessonStepId<'danger'>> = {
  learned:
    'Coins are more fun to collect when there’s danger. Health is just a number that goes down, and your rule runs when it reaches zero.',
  steps: {
    health: {
      title: 'Add health',
      text: 'Press the plus on the left and choose Attribute. Call it Health, and set its Role to Health. It starts at 100.',
      hint: 'Attributes are numbers that belong to a unit. The role tells the game that this number keeps the unit alive.',
      location: findRoleLocation,
      anchors: ['field', 'add'],
      isDone: ({ game }) => findHealthAttribute(game) !== null,
      solution: { kind: 'edit', apply: (editor, run) => void ensureHealth(editor, run) },
    },
    hero: {
      title: 'Give it to your hero',
      text: 'Open your hero on the left. Under Attributes, add Health.',
      hint: 'Attributes is the first heading below your hero’s preview.',
      location: (game) => findUnitLocation(findHeroType(game), ['attributes']),
      anchors: ['field'],
      isDone: ({ game }) => {
        const [hero, health] = [findHeroType(game), findHealthAttribute(game)];
        if (hero === null || health === null) return false;
        return Object.hasOwn(game.types.units[hero]?.attributes ?? {}, health);
      },
      solution: {
        kind: 'edit',
        apply: (editor, run) => {
          const key = ensureHealth(editor, run);
          const path = ['types', 'units', findHeroType(editor.game.get()) ?? '', 'attributes'];
          run({ label: 'Give the hero health', edits: [{ kind: 'insert', path, key, value: {} }] });
        },
      },
    },
    bite: {
      title: 'Let the monster bite',
      text: 'Open your monster. Under Combat, add Touch damage with an amount of 25. Four bites, and the hero is out.',
      hint: 'Type “touch” into “Find a setting”, then press “Add touch damage”.',
      location: (game) => findUnitLocation(findEnemyType(game), ['touchDamage']),
      anchors: ['field', 'fight'],
      isDone: ({ game }) => bites(game),
      solution: {
        kind: 'edit',
        apply: (editor, run) => {
          const path = ['types', 'units', ensureEnemy(editor, run), 'touchDamage'];
          run({ label: 'Let the monster bite', edits: [{ kind: 'set', path, value: BITE }] });
        },
      },
    },
    message: {
      title: 'Announce a defeat',
      text: 'Add a rule: WHEN a unit dies, DO show everyone a message. “Ouch!” is a classic.',
      hint: 'In Rules, press N, type “dies”, and press Enter. Then type “show everyone”, press Enter, and write your text.',
      location: () => ({ kind: 'rules', group: '' }),
      anchors: ['newRule', 'rules'],
      isDone: ({ game }) => speakingRules(game).length > 0,
      solution: {
        kind: 'edit',
        apply: ({ game }, run) => {
          const hero = findHeroType(game.get());
          const when = { when: 'unitDies', ...(hero === null ? {} : { unitType: hero }) };
          const showMessage = { do: 'showMessage', text: 'Ouch! Try again.', seconds: 2 };
          run(addRule(game.get(), { name: 'Ouch', when, do: [showMessage] }).command);
        },
      },
    },
    play: {
      title: 'Get caught',
      text: 'Press Play (F5) and let the monster catch you, just once. You’ll respawn at the start point right away.',
      hint: 'This step is done when your “dies” rule runs in a playtest.',
      location: () => null,
      anchors: ['play'],
      isLast: true,
      isDone: ({ game, play }) => speakingRules(game).some(({ id }) => play.ranRules.has(id)),
      solution: { kind: 'play', players: 1, at: findPlacedEnemy },
    },
  },
};

/** The position of a monster on the map. The playtest starts there, so that the player is caught within seconds. */
function findPlacedEnemy(game: DraftGame): { readonly x: number; readonly y: number } | null {
  const enemy = findEnemyType(game);
  const placed = game.map.entities.find(({ kind, type }) => kind === 'unit' && type === enemy);
  return placed === undefined ? null : { x: placed.x, y: placed.y };
}
