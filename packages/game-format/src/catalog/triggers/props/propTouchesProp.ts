import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const propTouchesProp = defineTrigger({
  name: 'propTouchesProp',
  category: 'props',
  sentence: '{propType} touches {otherType}',
  help: 'Fires for both props when they start touching.',
  params: { propType: optionalParam('propType'), otherType: optionalParam('propType') },
  provides: { triggeringProp: 'prop', otherProp: 'prop' },
  example: { when: 'propTouchesProp' },
});
