import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { readDeployFile } from './readDeployFile.ts';

interface Stage {
  /** Image that the stage begins with. */
  base: string;
  steps: Step[];
}

interface Step {
  keyword: string;
  /** Without options such as `--mount`. */
  text: string;
  flags: string[];
}

const FLAGS = /^(?:--[a-z-]+=\S+\s+(?:\\\s+)?)+/;

/** Reads the stages of deploy/Dockerfile. */
export function readDockerfile(): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(readDeployFile('Dockerfile')).getInstructions()) {
    const step = toStep(instruction);
    if (step.keyword === 'FROM') stages.push({ base: step.text.split(' ')[0]!, steps: [] });
    else stages.at(-1)!.steps.push(step);
  }
  return stages;
}

function toStep(instruction: Instruction): Step {
  const keyword = instruction.getKeyword();
  const whole = instruction.getTextContent().slice(keyword.length).trim();
  const flags = FLAGS.exec(whole)?.[0] ?? '';
  return {
    keyword,
    text: whole.slice(flags.length).trim(),
    flags: flags.split(/[\s\\]+/).filter((flag) => flag !== ''),
  };
}

/** Returns the text of the only step with a keyword, in the stage that becomes the image. */
export function readFinalStep(keyword: string): string {
  const found = readDockerfile()
    .at(-1)!
    .steps.filter((step) => step.keyword === keyword);
  if (found.length !== 1) throw new Error(`${found.length} steps ${keyword}`);
  return found[0]!.text;
}

/** Reads a command in its exec form, which starts no shell. */
export function readCommand(keyword: 'CMD' | 'ENTRYPOINT' | 'HEALTHCHECK'): string[] {
  return JSON.parse(readFinalStep(keyword).replace(/^CMD /, '')) as string[];
}

/** Reads the variables that the image sets. */
export function readImageEnvironment(): Record<string, string> {
  return Object.fromEntries(
    readFinalStep('ENV')
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  );
}
