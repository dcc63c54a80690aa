import { describe, expect, it } from 'vitest';
import { GOALS_MAX } from '../document/limits.ts';
import { exampleGame } from '../example/exampleGame.ts';
import { listGoals } from '../player-data/listGoals.ts';
import { createClientProjection } from '../release/createClientProjection.ts';
import { parseGame } from './parseGame.ts';

function parseWith(goals: unknown[], settings: object = {}, parts: object = {}) {
  const game = exampleGame();
  return parseGame({ ...game, ...parts, settings: { ...game.settings, ...settings, goals } });
}

function listProblems(goals: unknown[], parts: object = {}): string[] {
  const parsed = parseWith(goals, {}, parts);
  return parsed.ok ? [] : parsed.error.map(({ path, message }) => `${path}: ${message}`);
}

const make = (done: object, changes: object = {}) => ({ id: 'one', name: 'One', done, ...changes });

describe('goals of a game', () => {
  it('[GOAL-01:part] have safe defaults, and games from before have none of their own', () => {
    const parsed = parseWith([{ id: 'one', name: 'One' }]);
    expect(parsed.ok && parsed.value.settings.goals).toEqual([
      {
        id: 'one',
        name: 'One',
        description: '',
        icon: 'target',
        period: 'daily',
        points: 10,
        done: { kind: 'seconds', seconds: 600 },
      },
    ]);
    const old = parseGame({ format: 1, settings: { title: 'Old' } });
    expect(old.ok && old.value.settings.goals).toEqual([]);
  });

  it.each([
    [{ kind: 'enters' }, 'done.region', 'choose a region'],
    [{ kind: 'reaches' }, 'done.variable', 'choose a player variable'],
    [{ kind: 'wins' }, 'done.kind', 'the game has no match'],
    [{ kind: 'rules' }, 'done.kind', 'no rule completes it'],
  ])('[GOAL-01:part] that nobody can complete are a problem: %j', (done, field, reason) => {
    const rules = { rules: exampleGame().rules };
    const [problem, ...others] = listProblems([make(done)], rules);
    expect(problem).toContain(`settings.goals[0].${field}: Nobody can complete “One”: ${reason}`);
    expect(others.filter((other) => other.includes('settings.goals['))).toEqual([]);
  });

  it('[GOAL-01:part] can be completed by a rule', () => {
    const rules = [
      {
        id: 'give',
        name: 'Give',
        when: { when: 'playerJoins' },
        do: [{ do: 'completeGoal', player: { get: 'triggeringPlayer' }, goal: 'one' }],
      },
    ];
    expect(listProblems([make({ kind: 'rules' })], { rules })).toEqual([]);
    expect(listProblems([make({ kind: 'rules' }, { id: 'two' })], { rules }).join(' ')).toContain('rules[0]');
  });

  it('[GOAL-01:part] are limited in number, points, and how little they ask for', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => make({ kind: 'deaths' }, { id: `g${index}` }));
    expect(listProblems(many(GOALS_MAX))).toEqual([]);
    expect(listProblems(many(GOALS_MAX + 1))).toHaveLength(1);
    expect(listProblems([make({ kind: 'deaths' }), make({ kind: 'deaths' })])[0]).toContain('used twice');
    expect(listProblems([make({ kind: 'kills', unit: 'ghost' })])[0]).toContain('done.unit');
    expect(listProblems([make({ kind: 'deaths' }, { points: 21 })])[0]).toContain('at most 20 points');
    expect(listProblems([make({ kind: 'deaths' }, { points: 50, period: 'weekly' })])).toEqual([]);
    expect(listProblems([make({ kind: 'deaths' }, { points: 51, period: 'weekly' })])).toHaveLength(1);
    expect(listProblems([make({ kind: 'seconds', seconds: 1 })])[0]).toContain('at least 60 seconds');
  });

  it('[GOAL-01:part] of games that define none can be reached in that game', () => {
    const list = (settings: object, parts: object = {}) => {
      const parsed = parseWith([], settings, parts);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      const goals = listGoals(parsed.value);
      // They follow the rules for goals that creators define.
      expect(parseWith([...goals], settings, parts).ok).toBe(true);
      return goals.map(({ name }) => name);
    };
    expect(list({})).toEqual(['Play 10 minutes', 'Play 60 minutes']);
    const match = { isEnabled: true };
    expect(list({ match })).toEqual(['Play 10 minutes', 'Play 60 minutes']);
    expect(list({ match: { ...match, roundSeconds: 60 } })).toContain('Finish 2 matches');
    const { map } = exampleGame();
    const entities = Array.from({ length: 5 }, (_, index) => {
      return { id: `p${index}`, kind: 'item', type: 'potion', x: index + 1, y: 1 };
    });
    expect(list({}, { map: { ...map, entities } })).toContain('Pick up 5 items');
  });

  it('[GOAL-01:part] are not sent to clients, which get those of the player from the room', () => {
    const parsed = parseWith([make({ kind: 'deaths' })]);
    expect(parsed.ok && createClientProjection(parsed.value).settings.goals).toEqual([]);
  });
});
