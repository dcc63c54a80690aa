import type { DraftGame } from '@playloom/draft';
import type { EditorLocation } from '../../locations/EditorLocation.ts';
import type { CourseLesson, RunCommand } from '../outline/Course.ts';
import type { Editor } from '../../editor/Editor.ts';
import type { LessonStepId } from '../outline/courseOutline.ts';
import { ensureEnemy, placeMissingEntities } from '../game/ensureParts.ts';
import {
  countPlacedEntities,
  findEnemyType,
  findHeroType,
  hasPlaytested,
  listPlacementClickTargets,
} from '../game/courseQueries.ts';

function findEnemyLocation(game: DraftGame, field?: readonly string[]): EditorLocation | null {
  const id = findEnemyType(game);
  if (id === null) return null;
  return field === undefined ? { kind: 'type', of: 'units', id } : { kind: 'type', of: 'units', id, field };
}

function listEnemies(game: DraftGame) {
  const hero = findHeroType(game);
  return Object.entries(game.types.units).filter(([id]) => id !== hero);
}

const chases = (game: DraftGame) => listEnemies(game).filter(([, { ai }]) => ai.behaviour === 'chase');

function setOfEnemy(field: readonly string[], value: string) {
  return (editor: Editor, run: RunCommand) => {
    const path = ['types', 'units', ensureEnemy(editor, run), ...field];
    run({ label: 'Change the enemy', edits: [{ kind: 'set', path, value }] });
  };
}

export const enemyLesson: CourseLesson<LessonStepId<'enemy'>> = {
  learned:
    'Your monster thinks for itself: it looks around, picks a target, and runs. Game developers call this AI.',
  steps: {
    unit: {
      title: 'Add a monster',
      text: 'Press the plus on the left and choose Unit. Units can move, and your hero is a unit, too. Give your monster a scary name and its own look.',
      hint: 'Units are in the list under Types. Your hero is the first one, and the monster is the second.',
      location: () => null,
      anchors: ['add'],
      isDone: ({ game }) => findEnemyType(game) !== null,
      solution: { kind: 'edit', apply: (editor, run) => void ensureEnemy(editor, run) },
    },
    chase: {
      title: 'Make it chase',
      text: 'Find “AI behavior”. Set Behavior to Chase. While you’re there, set its Speed to 3 so your hero can get away.',
      hint: 'Type “behavior” into “Find a setting”. Speed is under Movement.',
      location: (game) => findEnemyLocation(game, ['ai', 'behaviour']),
      anchors: ['field'],
      isDone: ({ game }) => chases(game).length > 0,
      solution: { kind: 'edit', apply: setOfEnemy(['ai', 'behaviour'], 'chase') },
    },
    targets: {
      title: 'Choose who it chases',
      text: 'A little further down, set Targets to Players. “Hostile” only includes enemy teams, and your game has no teams yet.',
      hint: 'Type “targets” into “Find a setting”.',
      location: (game) => findEnemyLocation(game, ['ai', 'targets']),
      anchors: ['field'],
      isDone: ({ game }) => chases(game).some(([, { ai, team }]) => isAfterPlayers(ai.targets, team)),
      solution: {
        kind: 'edit',
        apply: (editor, run) => {
          if (chases(editor.game.get()).length === 0) setOfEnemy(['ai', 'behaviour'], 'chase')(editor, run);
          setOfEnemy(['ai', 'targets'], 'players')(editor, run);
        },
      },
    },
    place: {
      title: 'Let it loose',
      text: 'Go to the Map tab, click your monster under “Place”, and put it somewhere. Not too close to the start!',
      hint: 'Under “Place” on the right, choose Units to see only units.',
      location: () => ({ kind: 'map' }),
      anchors: ['things', 'map'],
      points: (game) => listPlacementClickTargets('unit', findEnemyType(game)),
      isDone: ({ game }) => listEnemies(game).some(([id]) => countPlacedEntities(game, 'unit', id) > 0),
      solution: {
        kind: 'edit',
        apply: (editor, run) =>
          placeMissingEntities(editor, run, { kind: 'unit', type: ensureEnemy(editor, run) }, 1),
      },
    },
    play: {
      title: 'Run!',
      text: 'Press Play (F5) and walk toward it. It sees you from eight tiles away. Can you collect all the coins before it gets you?',
      hint: 'It doesn’t move until you come close. Sight range sets how close.',
      location: () => null,
      anchors: ['play'],
      isLast: true,
      isDone: hasPlaytested,
      solution: { kind: 'play', players: 1 },
    },
  },
};

function isAfterPlayers(targets: string, team: string | null): boolean {
  return targets === 'players' || targets === 'everyone' || (targets === 'hostile' && team !== null);
}
