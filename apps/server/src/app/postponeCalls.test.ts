import type { PlatformCalls } from '@playloom/room-contract';
import { expect, it } from 'vitest';
import { CallPostponement } from '../rooms-gateway/channel/createCallChannel.ts';
import { postponeCalls } from './postponeCalls.ts';

it('[OP-96:part] marks only calls that failed because the database is away', async () => {
  const away = Object.assign(new Error('Failed query'), {
    cause: Object.assign(new Error(), { code: '57P01' }),
  });
  const calls = postponeCalls({
    writeScore: () => Promise.reject(away),
    closeSaved: () => Promise.reject(new Error('a mistake')),
    readGoals: async () => null,
  } as unknown as PlatformCalls);
  await expect(calls.writeScore(null as never)).rejects.toThrow(CallPostponement);
  await expect(calls.closeSaved('lease')).rejects.toThrow('a mistake');
  expect(await calls.readGoals(null as never)).toBeNull();
});
