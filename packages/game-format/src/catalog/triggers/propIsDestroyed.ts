import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const propIsDestroyed = defineTrigger({
  name: 'propIsDestroyed',
  category: 'props',
  sentence: '{propType} is destroyed',
  help: 'Fires when a prop loses all its health or a rule destroys it.',
  params: { propType: optionalParam('propType') },
  provides: { triggeringProp: 'prop', attackingUnit: 'unit' },
  example: { when: 'propIsDestroyed' },
});
