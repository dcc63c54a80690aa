import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTempFolder } from '../../apps/server/src/testing/createTempFolder.ts';
import { addNode, copyContext, copyFromBuild } from './assembleImage.ts';
import { readDockerfile } from './readDockerfile.ts';
import { startImage } from './startImage.ts';

const NPM = /^npm /;

/** Runs a step of the Dockerfile where its stage would run it. */
function runStep(text: string, folder: string): void {
  // The variables of npm and Vitest would reach the build.
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  execFileSync('sh', ['-c', text], { cwd: folder, env, stdio: 'pipe' });
}

it('[OP-60:part] the steps of the Dockerfile build an image that starts alone, with its own database', async () => {
  const home = await createTempFolder('image-build');
  try {
    const [build, app, bin, data] = ['build', 'app', 'bin', 'data'].map((name) => join(home.path, name)) as [
      string,
      string,
      string,
      string,
    ];
    mkdirSync(data);
    copyContext(build);
    const steps = readDockerfile()[0]!.steps.filter(({ keyword }) => keyword === 'RUN');
    expect(steps.filter(({ text }) => NPM.test(text))).toHaveLength(steps.length);
    for (const { text } of steps) runStep(text, build);
    copyFromBuild(build, app);
    addNode(bin);
    expect(readdirSync(join(app, 'node_modules')).filter((name) => name.startsWith('node-linux-'))).toEqual(
      [],
    );
    expect(existsSync(join(app, 'node_modules/vite'))).toBe(false);
    const server = await startImage({ app, bin, data }, 'alone', {});
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    expect(server.run(['node', 'tools/run.mjs', 'build'])).toEqual({ status: 0, output: '' });
    expect(await server.stop()).toBe(0);
  } finally {
    await home.remove();
  }
});
