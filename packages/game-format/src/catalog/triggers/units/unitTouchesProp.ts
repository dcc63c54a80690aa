import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitTouchesProp = defineTrigger({
  name: 'unitTouchesProp',
  category: 'units',
  sentence: '{unitType} touches {propType}',
  help: 'Fires when a unit starts touching a prop.',
  params: { unitType: optionalParam('unitType'), propType: optionalParam('propType') },
  provides: { triggeringUnit: 'unit', triggeringProp: 'prop' },
  example: { when: 'unitTouchesProp', propType: 'crate' },
});
