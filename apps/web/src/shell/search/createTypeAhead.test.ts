import { describe, expect, it } from 'vitest';
import { createTypeAhead, type SearchSuggestion } from './createTypeAhead.ts';

const LOOKUP_DELAY_MS = 160;

function suggest(label: string): SearchSuggestion {
  return { kind: 'creator', label, path: `/user/${label}`, image: null };
}

function createDependencies() {
  const timers = new Map<number, { run: () => void; at: number }>();
  const waiting: { term: string; answer: (found: SearchSuggestion[]) => void; fail: () => void }[] = [];
  const clock = { time: 0, last: 0 };
  return {
    asked: waiting,
    lookUp: (term: string) =>
      new Promise<SearchSuggestion[]>((answer, reject) => {
        waiting.push({ term, answer, fail: () => reject(new Error('offline')) });
      }),
    setTimeout(run: () => void, ms: number) {
      timers.set(++clock.last, { run, at: clock.time + ms });
      return clock.last;
    },
    clearTimeout: (timer: unknown) => void timers.delete(timer as number),
    pass(ms: number) {
      clock.time += ms;
      for (const [id, { run, at }] of timers) {
        if (at > clock.time) continue;
        timers.delete(id);
        run();
      }
    },
  };
}

/** Lets pending promises resolve. */
function settle() {
  return new Promise(setImmediate);
}

async function typeAndAnswer(found: SearchSuggestion[]) {
  const dependencies = createDependencies();
  const box = createTypeAhead(dependencies);
  box.type('mo');
  dependencies.pass(LOOKUP_DELAY_MS);
  dependencies.asked[0]?.answer(found);
  await settle();
  return { dependencies, box };
}

describe('type-ahead', () => {
  it('[NAV-04:type-ahead] searches for the trimmed lower-case text once typing pauses', async () => {
    const dependencies = createDependencies();
    const box = createTypeAhead(dependencies);
    box.type(' M');
    dependencies.pass(LOOKUP_DELAY_MS - 1);
    box.type(' Mo ');
    dependencies.pass(LOOKUP_DELAY_MS - 1);
    expect(dependencies.asked).toEqual([]);
    dependencies.pass(1);
    expect(dependencies.asked.map(({ term }) => term)).toEqual(['mo']);
    dependencies.asked[0]?.answer([suggest('moss')]);
    await settle();
    expect(box.read()).toMatchObject({ isOpen: true, answeredFor: 'mo', suggestions: [suggest('moss')] });
  });

  it('[NAV-04:reset] its state resets 350 ms after it closed', async () => {
    const { dependencies, box } = await typeAndAnswer([suggest('moss'), suggest('moon')]);
    box.move(1);
    box.close();
    expect(box.read()).toMatchObject({ isOpen: false, text: 'mo', highlighted: 0 });
    dependencies.pass(349);
    expect(box.read()).toMatchObject({ text: 'mo', highlighted: 0 });
    expect(box.read().suggestions).toHaveLength(2);
    dependencies.pass(1);
    expect(box.read()).toEqual({
      text: '',
      answeredFor: '',
      suggestions: [],
      highlighted: -1,
      isOpen: false,
    });
  });

  it('[NAV-04:reset] closing it again does not put the reset off', async () => {
    const { dependencies, box } = await typeAndAnswer([suggest('moss')]);
    box.close();
    dependencies.pass(200);
    box.close();
    dependencies.pass(150);
    expect(box.read().text).toBe('');
    box.type('again');
    box.close();
    dependencies.pass(350);
    expect(box.read().text).toBe('');
  });

  it('[NAV-04:reset] coming back before that keeps it', async () => {
    const { dependencies, box } = await typeAndAnswer([suggest('moss')]);
    box.close();
    dependencies.pass(349);
    box.reopen();
    dependencies.pass(1000);
    expect(box.read()).toMatchObject({ isOpen: true, text: 'mo', suggestions: [suggest('moss')] });
  });

  it('ignores outdated and failed answers', async () => {
    const dependencies = createDependencies();
    const box = createTypeAhead(dependencies);
    box.type('mo');
    dependencies.pass(LOOKUP_DELAY_MS);
    box.type('mop');
    dependencies.pass(LOOKUP_DELAY_MS);
    dependencies.asked[0]?.answer([suggest('moss')]);
    await settle();
    expect(box.read().suggestions).toEqual([]);
    dependencies.asked[1]?.fail();
    await settle();
    expect(box.read()).toMatchObject({ suggestions: [], answeredFor: 'mop', isOpen: true });
  });

  it('walks through the suggestions and back to the field, in both directions', async () => {
    const { box } = await typeAndAnswer([suggest('moss'), suggest('moon')]);
    const walk = (step: 1 | -1) => {
      box.move(step);
      return box.read().highlighted;
    };
    expect([walk(1), walk(1), walk(1), walk(-1), walk(-1)]).toEqual([0, 1, -1, 1, 0]);
  });

  it('closes when the field is emptied', async () => {
    const { dependencies, box } = await typeAndAnswer([suggest('moss')]);
    box.type('  ');
    dependencies.pass(1000);
    expect(box.read()).toMatchObject({ isOpen: false, suggestions: [] });
    expect(dependencies.asked).toHaveLength(1);
  });
});
