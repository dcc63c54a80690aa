import { expect, it } from 'vitest';
import { parseGame } from '../parse/parseGame.ts';

function parse(feel: object, types: object = {}) {
  return parseGame({ format: 1, settings: { title: 'Game', ...feel }, types });
}

it('[FEEL-01:part] is off in games from before', () => {
  const parsed = parse(
    {},
    {
      units: { hero: { name: 'Hero' } },
      items: { club: { name: 'Club' } },
      effects: { boom: { name: 'Boom' } },
      sounds: { ouch: { name: 'Ouch' } },
    },
  );
  if (!parsed.ok) throw new Error('The game has problems.');
  const { settings, types } = parsed.value;
  expect(settings.feel).toEqual({
    hitStop: 0,
    hurtShake: 0,
    hasDamageNumbers: false,
    squash: 0,
    comboSemitones: 0,
    crosshair: 'none',
    hasChargeBar: false,
  });
  expect(types.units['hero']!.feel).toEqual({ squash: null, stepVolume: 1, stepEffect: null });
  expect(types.items['club']!.feel).toEqual({ hitStop: null, crosshair: null });
  expect(types.effects['boom']!.hitStop).toBe(0);
  expect(types.sounds['ouch']!.comboSemitones).toBeNull();
});

it('[FEEL-01:part] rejects hit stops that feel like a bad connection, and unknown step effects', () => {
  expect(parse({ feel: { hitStop: 0.3 } }).ok).toBe(false);
  expect(parse({}, { units: { hero: { name: 'Hero', feel: { stepEffect: 'gone' } } } }).ok).toBe(false);
});
