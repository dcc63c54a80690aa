import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const propTouchesProp = defineTrigger({
  name: 'propTouchesProp',
  category: 'props',
  sentence: '{propType} touches {otherType}',
  help: 'Fires for both props when they start touching.',
  params: { propType: optionalParam('propType'), otherType: optionalParam('propType') },
  provides: { triggeringProp: 'prop', otherProp: 'prop' },
  example: { when: 'propTouchesProp' },
});
