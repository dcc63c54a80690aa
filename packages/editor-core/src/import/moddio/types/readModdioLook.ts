import { type GameInput, limits } from '@playloom/game-format';
import { toObjectOrEmpty, type ImportedObject, readListField, readTextField } from '../../ImportedObject.ts';
import { readModdioAmount, roundToThousandth } from '../file/moddioFields.ts';

type UnitInput = NonNullable<NonNullable<GameInput['types']>['units']>[string];

const BODY_KINDS: { readonly [type: string]: 'dynamic' | 'static' | 'kinematic' | 'none' } = {
  dynamic: 'dynamic',
  static: 'static',
  kinematic: 'kinematic',
  spriteOnly: 'none',
  none: 'none',
};

/**
 * Reads the size and the body of a type. The image is on modd.io's server, so it is replaced by a plain shape of the
 * same size.
 */
export function readModdioLook(
  type: ImportedObject,
  state: string,
  tile: number,
): { look: UnitInput['look']; body: UnitInput['body'] } {
  const bodies = toObjectOrEmpty(type['bodies']);
  const body = toObjectOrEmpty(bodies[state] ?? bodies['default'] ?? type['body']);
  const [fixture = {}] = readListField(body, 'fixtures');
  const isRound = readTextField(toObjectOrEmpty(fixture['shape']), 'type') === 'circle';
  const side = (field: string) =>
    roundToThousandth(
      readModdioAmount(body, field, tile, limits.SIZE_MIN * tile, limits.SIZE_MAX * tile) / tile,
    );
  const [width, height] = [side('width'), side('height')];
  const collides = toObjectOrEmpty(body['collidesWith']);
  return {
    look: { shape: isRound ? 'circle' : 'box', width, height },
    body: {
      kind: BODY_KINDS[readTextField(body, 'type')] ?? 'dynamic',
      shape: isRound ? 'circle' : 'box',
      width,
      height,
      density: readModdioAmount(fixture, 'density', 1, 0.01, 1000),
      friction: readModdioAmount(fixture, 'friction', 0.3, 0, 10),
      bounce: readModdioAmount(fixture, 'restitution', 0, 0, 1),
      damping: readModdioAmount(body, 'linearDamping', 8, 0, 100),
      isTurnLocked: body['fixedRotation'] === true,
      isSensor: fixture['isSensor'] === true,
      isBullet: body['bullet'] === true,
      collidesWith: {
        walls: collides['walls'] !== false,
        units: collides['units'] !== false,
        items: collides['items'] === true,
        projectiles: collides['projectiles'] !== false,
      },
    },
  };
}
