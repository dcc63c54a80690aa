import { describe, expect, it } from 'vitest';
import { exampleGame } from '../example/exampleGame.ts';
import { createClientProjection, SECRET_NAME } from '../release/createClientProjection.ts';
import { ACHIEVEMENTS_MAX } from '../document/limits.ts';
import { parseGame } from './parseGame.ts';

function parseWith(achievements: unknown[], parts: object = {}) {
  const game = exampleGame();
  return parseGame({ ...game, ...parts, settings: { ...game.settings, achievements } });
}

function listProblems(achievements: unknown[], parts: object = {}): string[] {
  const parsed = parseWith(achievements, parts);
  return parsed.ok ? [] : parsed.error.map(({ path, message }) => `${path}: ${message}`);
}

const make = (done: object, changes: object = {}) => ({ id: 'one', name: 'One', done, ...changes });

describe('achievements of a game', () => {
  it('[PROG-01:part] have safe defaults, and games from before have none', () => {
    const parsed = parseWith([{ id: 'one', name: 'One' }]);
    expect(parsed.ok && parsed.value.settings.achievements).toEqual([
      {
        id: 'one',
        name: 'One',
        description: '',
        icon: 'star',
        isSecret: false,
        points: 10,
        done: { kind: 'seconds', seconds: 300 },
      },
    ]);
    const old = parseGame({ format: 1, settings: { title: 'Old' } });
    expect(old.ok && old.value.settings.achievements).toEqual([]);
  });

  it.each([
    [{ kind: 'enters' }, 'done.region', 'choose a region'],
    [{ kind: 'reaches' }, 'done.variable', 'choose a player variable'],
    [{ kind: 'wins' }, 'done.kind', 'the game has no match'],
    [{ kind: 'finishes' }, 'done.kind', 'the game has no match'],
    [{ kind: 'rules' }, 'done.kind', 'no rule unlocks it'],
  ])('[PROG-01:part] that nobody can unlock are a problem: %j', (done, field, reason) => {
    const [problem, ...others] = listProblems([make(done)]);
    expect(problem).toContain(`settings.achievements[0].${field}: Nobody can unlock “One”: ${reason}`);
    expect(others).toEqual([]);
  });

  it('[PROG-01:part] can be unlocked by a rule, and by a rule that computes which', () => {
    const rule = (achievement: unknown) => ({
      rules: [
        {
          id: 'give',
          name: 'Give',
          when: { when: 'playerJoins' },
          do: [{ do: 'unlockAchievement', player: { get: 'triggeringPlayer' }, achievement }],
        },
      ],
    });
    const game = exampleGame();
    const others = { settings: game.settings };
    expect(listProblems([make({ kind: 'rules' })], { ...others, ...rule('one') })).toEqual([]);
    expect(listProblems([make({ kind: 'rules' }, { id: 'two' })], rule('one')).join(' ')).toContain(
      'no rule unlocks it',
    );
  });

  it('[PROG-01:part] refer only to what exists, have their own ids, and are limited in number, text, and points', () => {
    expect(listProblems([make({ kind: 'kills', unit: 'ghost' })])[0]).toContain('done.unit');
    expect(listProblems([make({ kind: 'deaths' }), make({ kind: 'deaths' })])[0]).toContain('used twice');
    const many = (count: number, points: number) =>
      Array.from({ length: count }, (_, index) => make({ kind: 'deaths' }, { id: `a${index}`, points }));
    expect(listProblems(many(ACHIEVEMENTS_MAX, 25))).toEqual([]);
    expect(listProblems(many(ACHIEVEMENTS_MAX + 1, 1))).toHaveLength(1);
    expect(listProblems(many(ACHIEVEMENTS_MAX, 26))[0]).toContain('A game can give at most 1000');
    for (const huge of [
      { name: 'x'.repeat(41) },
      { description: 'x'.repeat(121) },
      { points: 101 },
      { points: -1 },
    ]) {
      expect(listProblems([make({ kind: 'deaths' }, huge)])).toHaveLength(1);
    }
  });

  it('[PROG-01:part] that are secret tell clients nothing but that they exist', () => {
    const parsed = parseWith([
      make(
        { kind: 'enters', region: 'gate' },
        { name: 'Hidden door', description: 'Behind it', isSecret: true },
      ),
    ]);
    const projected = parsed.ok ? createClientProjection(parsed.value) : null;
    expect(projected?.settings.achievements[0]).toMatchObject({
      id: 'one',
      name: SECRET_NAME,
      description: '',
      icon: 'question',
      done: { kind: 'rules' },
    });
  });
});
