import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/Json.ts';
import { CURRENT_FORMAT } from '../document/limits.ts';
import { parseGame } from '../parse/parseGame.ts';
import { migrate } from './migrate.ts';
import { type Migrations, migrations } from './migrations.ts';

const steps: Migrations = {
  1: ({ caption, ...rest }) => ({ ...rest, settings: { title: caption ?? '' } }),
  2: (document) => ({ ...document, rules: [] }),
};

describe('migrate', () => {
  it('[GF-02] upgrades an old document step by step', () => {
    const old: JsonObject = { format: 1, caption: 'Old game' };
    expect(migrate(old, steps, 3)).toEqual({
      ok: true,
      value: { format: 3, settings: { title: 'Old game' }, rules: [] },
    });
    expect(migrate({ format: 2, settings: { title: 'Newer' } }, steps, 3)).toMatchObject({
      value: { format: 3, settings: { title: 'Newer' } },
    });
    expect(old).toEqual({ format: 1, caption: 'Old game' });
  });

  it('[GF-02] rejects a newer format with a clear message', () => {
    const answer = parseGame({ format: CURRENT_FORMAT + 1, settings: { title: 'From the future' } });
    expect(answer).toMatchObject({ ok: false, error: [{ path: 'format', code: 'format-too-new' }] });
    expect(!answer.ok && answer.error[0]?.message).toContain(`format ${CURRENT_FORMAT + 1}`);
  });

  it.each([undefined, null, 0, -1, 1.5, '1'])('rejects %j as a format', (format) => {
    expect(parseGame({ format, settings: { title: 'x' } })).toMatchObject({
      ok: false,
      error: [{ path: 'format', code: 'format-missing' }],
    });
  });

  it('reports a missing step', () => {
    expect(migrate({ format: 1 }, { 2: (document) => document }, 3)).toMatchObject({
      error: [{ code: 'format-too-old' }],
    });
  });

  it('has a step from each format to the next', () => {
    expect(Object.keys(migrations)).toHaveLength(CURRENT_FORMAT - 1);
  });
});
