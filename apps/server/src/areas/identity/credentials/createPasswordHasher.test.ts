import { hash, verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createPasswordHasher } from './createPasswordHasher.ts';

type Argon2 = NonNullable<Parameters<typeof createPasswordHasher>[0]>;

/** Creates a fake argon2 that records its calls. Each call waits until the test finishes it. */
function createHeldArgon2() {
  const held: { work: string; finish: () => void }[] = [];
  const hold = async <T>(work: string, result: T): Promise<T> => {
    await new Promise<void>((resolve) => held.push({ work, finish: resolve }));
    return result;
  };
  const argon2: Argon2 = {
    hash: (password) =>
      typeof password === 'string' ? hold(`hash ${password}`, 'h') : Promise.resolve('dummy'),
    verify: (hashed, password) => hold(`verify ${String(hashed)} ${String(password)}`, true),
  };
  return { argon2, held };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('hashes with argon2id at the chosen costs', async () => {
  const passwords = createPasswordHasher();
  const stored = await passwords.hash('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, 'correct horse battery')).toBe(true);
  expect(await passwords.verify(stored, 'correct horse batterY')).toBe(false);
  expect(await passwords.hash('correct horse battery')).not.toBe(stored);
});

it('treats the same password as equal in every Unicode form a keyboard may produce', async () => {
  const passwords = createPasswordHasher({ hash, verify });
  const stored = await passwords.hash('\u00c5ngstr\u00f6m \ufb01fth');
  expect(await passwords.verify(stored, 'A\u030angstro\u0308m fifth')).toBe(true);
});

it('works on two at once and on the rest in turn', async () => {
  const { argon2, held } = createHeldArgon2();
  const passwords = createPasswordHasher(argon2);
  const all = [
    passwords.hash('a'),
    passwords.hash('b'),
    passwords.hash('c'),
    passwords.verify('stored', 'd'),
  ];
  await settle();
  expect(held.map(({ work }) => work)).toEqual(['hash a', 'hash b']);
  held[0]?.finish();
  await settle();
  expect(held.map(({ work }) => work)).toEqual(['hash a', 'hash b', 'hash c']);
  held[1]?.finish();
  held[2]?.finish();
  await settle();
  expect(held.map(({ work }) => work)).toEqual(['hash a', 'hash b', 'hash c', 'verify stored d']);
  held[3]?.finish();
  await Promise.all(all);
});

it('rejects requests when two hundred are already waiting', async () => {
  const { argon2, held } = createHeldArgon2();
  const passwords = createPasswordHasher(argon2);
  const waiting = Array.from({ length: 202 }, () => passwords.hash('x'));
  await expect(passwords.hash('one too many')).rejects.toMatchObject({ id: 'unavailable' });
  for (let done = 0; done < waiting.length; done++) {
    await settle();
    held[done]?.finish();
  }
  await Promise.all(waiting);
});

it('[T5] checks a password against a real hash even when there is no account', async () => {
  const { argon2, held } = createHeldArgon2();
  const passwords = createPasswordHasher(argon2);
  const answer = passwords.verify(null, 'guess');
  await settle();
  expect(held.map(({ work }) => work)).toEqual(['verify dummy guess']);
  held[0]?.finish();
  expect(await answer).toBe(false);
});
