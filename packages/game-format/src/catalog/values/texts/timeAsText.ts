import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const timeAsText = defineValue({
  name: 'timeAsText',
  category: 'texts',
  sentence: '{seconds} seconds as minutes and seconds',
  help: 'Turns seconds into a time such as 1:05.',
  params: { seconds: numberParam() },
  returns: 'text',
  example: { get: 'timeAsText', seconds: 65 },
});
