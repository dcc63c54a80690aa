import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const unitIsHurt = defineTrigger({
  name: 'unitIsHurt',
  category: 'combat',
  sentence: '{unitType} is hurt',
  help: 'Fires after damage was taken and before a death that follows from it.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', attackingUnit: 'unit', damageAmount: 'number' },
  example: { when: 'unitIsHurt' },
});
