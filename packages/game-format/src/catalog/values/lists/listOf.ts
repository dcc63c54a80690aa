import { defineValue } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const listOf = defineValue({
  name: 'listOf',
  category: 'lists',
  sentence: 'the list {first}, {second}, {third}, {fourth}, {fifth}, {sixth}',
  help: 'A list of up to six elements. Elements you leave empty aren’t included.',
  params: {
    first: param('any'),
    second: optionalParam('any'),
    third: optionalParam('any'),
    fourth: optionalParam('any'),
    fifth: optionalParam('any'),
    sixth: optionalParam('any'),
  },
  returns: 'list',
  example: { get: 'listOf', first: 'red', second: 'green' },
});
