import { expect, it } from 'vitest';
import { createCallChannel, type CallChannel, type CallHandlers } from '../channel/createCallChannel.ts';
import { callUntilTimeout } from './callUntilTimeout.ts';

const TIMEOUT_MS = 5;

/** A channel to a process with these handlers. */
function connect(handlers: CallHandlers): CallChannel {
  const ends: { near?: CallChannel; far?: CallChannel } = {};
  ends.near = createCallChannel((message) => void ends.far!.receive(message), {}, TIMEOUT_MS);
  ends.far = createCallChannel((message) => void ends.near!.receive(message), handlers);
  return ends.near;
}

it('[OP-58:part] a call that is not answered in time is not repeated', async () => {
  const asked: string[] = [];
  const near = connect({
    reserveSeat: async (name: string) => {
      asked.push(name);
      return new Promise(() => undefined);
    },
  });
  await expect(callUntilTimeout(() => near.call('reserveSeat', ['ada']))).rejects.toThrow('not answered');
  expect(asked).toEqual(['ada']);
});

it('a call to a process that has ended is repeated with another one', async () => {
  const ended = connect({ reserveSeat: () => new Promise(() => undefined) });
  const next = connect({ reserveSeat: async () => 'a seat' });
  const processes = [ended, next];
  const answer = callUntilTimeout(() => processes.shift()!.call('reserveSeat', []));
  ended.fail('The process has ended.');
  expect(await answer).toBe('a seat');
});
