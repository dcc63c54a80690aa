import { limits, type Shape, type VariableType } from '@playloom/game-format';

/** Returns the shape of a variable's initial value, which decides the control; null for types without one. */
export function getInitialValueShape(type: VariableType): Shape | null {
  switch (type) {
    case 'number':
      return { kind: 'number', min: -limits.NUMBER_MAX, max: limits.NUMBER_MAX, isInteger: false };
    case 'text':
      return { kind: 'text', max: 180 };
    case 'boolean':
      return { kind: 'boolean' };
    case 'team':
    case 'region':
    case 'unitType':
    case 'itemType':
    case 'projectileType':
      return { kind: 'reference', to: type };
    case 'list':
    case 'record':
      return { kind: 'json' };
    case 'position':
    case 'unit':
    case 'item':
    case 'prop':
    case 'player':
      return null;
  }
}
