import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchChromium } from '../../tools/browser/launchChromium.ts';
import { openModulePage, type ModulePage } from '../../tools/browser/openModulePage.ts';
import type * as scenes from './scenes.ts';

type Scenes = typeof scenes;
type RunScene = <Name extends keyof Scenes>(
  name: Name,
  input: Parameters<Scenes[Name]>[0],
) => Promise<Awaited<ReturnType<Scenes[Name]>>>;

/**
 * Opens one page with WebGL for the tests of a file and returns a function that runs a scene in it. Call it at the top
 * of the file.
 */
export function openScenes(): RunScene {
  const open: { browser?: Browser; studio?: ModulePage } = {};

  beforeAll(async () => {
    open.browser = await launchChromium({ hasWebGl: true, isBare: true });
    open.studio = await openModulePage(open.browser, {
      entry: 'e2e/renderer/studio.ts',
      width: 640,
      height: 480,
      pixelRatio: 2,
    });
  });

  afterAll(async () => {
    await open.studio?.close();
    await open.browser?.close();
  });

  return async <Name extends keyof Scenes>(name: Name, input: Parameters<Scenes[Name]>[0]) => {
    const answer = await open.studio!.page.evaluate(
      ({ name: called, input: given }) => {
        const { studio } = window as unknown as {
          studio: Record<string, (input: unknown) => Promise<unknown>>;
        };
        return studio[called]!(given);
      },
      { name, input: input as unknown },
    );
    expect(open.studio!.problems).toEqual([]);
    return answer as never;
  };
}
