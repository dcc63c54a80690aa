import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const propsOfType = defineValue({
  name: 'propsOfType',
  category: 'props',
  sentence: 'all {propType} props',
  help: 'Every prop of a type, oldest first.',
  params: { propType: param('propType') },
  returns: 'props',
  example: { get: 'propsOfType', propType: 'crate' },
});
