import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const propIsDestroyed = defineTrigger({
  name: 'propIsDestroyed',
  category: 'props',
  sentence: '{propType} is destroyed',
  help: 'Fires when a prop runs out of health or is destroyed by a rule.',
  params: { propType: optionalParam('propType') },
  provides: { triggeringProp: 'prop', attackingUnit: 'unit' },
  example: { when: 'propIsDestroyed' },
});
