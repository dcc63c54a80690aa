import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isOfType = defineValue({
  name: 'isOfType',
  category: 'units',
  sentence: '{unit} is of type {unitType}',
  help: 'Whether a unit is of this type.',
  params: { unit: param('unit'), unitType: param('unitType') },
  returns: 'boolean',
  example: { get: 'isOfType', unit: { get: 'triggeringUnit' }, unitType: 'knight' },
});
