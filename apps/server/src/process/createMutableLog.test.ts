import { expect, it } from 'vitest';
import { createLogger } from './createLogger.ts';
import { createMutableLog } from './createMutableLog.ts';

it('[OP-82:part] drops lines of a muted logger and its children, and no others', () => {
  const lines: string[] = [];
  const parent = createLogger('info', { write: (line) => void lines.push(JSON.parse(line).msg) });
  const { log, mute } = createMutableLog(parent);
  const child = log.child({ reqId: 1 });
  child.error({ err: new Error('lost') }, 'before');
  mute();
  child.error({ err: new Error('lost') }, 'child');
  log.warn('own');
  log.child({ reqId: 2 }).warn(new Error('later child'));
  parent.warn('parent');
  expect(lines).toEqual(['before', 'parent']);
});
