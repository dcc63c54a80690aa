import { expect, it } from 'vitest';
import { explainKick } from './explainKick.ts';

it('[CM-05:part] asks the server whether a kick was a ban', async () => {
  const ask = async (ban: string | null) => explainKick(async () => ban, 'No campers.');
  expect(await ask(null)).toMatchObject({ id: 'kicked', message: 'No campers.' });
  expect(await ask('You are banned permanently.')).toMatchObject({
    id: 'banned',
    message: 'You are banned permanently.',
  });
  const offline = explainKick(() => Promise.reject(new Error('offline')), 'No campers.');
  expect(await offline).toMatchObject({ id: 'kicked' });
});
