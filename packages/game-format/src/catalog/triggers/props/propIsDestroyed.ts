import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const propIsDestroyed = defineTrigger({
  name: 'propIsDestroyed',
  category: 'props',
  sentence: '{propType} is destroyed',
  help: 'Fires when a prop loses all its health or a rule destroys it.',
  params: { propType: optionalParam('propType') },
  provides: { triggeringProp: 'prop', attackingUnit: 'unit' },
  example: { when: 'propIsDestroyed' },
});
