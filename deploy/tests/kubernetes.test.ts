import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment, StatefulSet } from 'kubernetes-types/apps/v1.js';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.js';
import type { Container, PodTemplateSpec, Service } from 'kubernetes-types/core/v1.js';
import type { Ingress } from 'kubernetes-types/networking/v1.js';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js';
import { expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/process/config.ts';
import { configTable } from '../../apps/server/src/process/configVariables.ts';
import { DEPLOY, readEnvFile, readYaml, readYamlDocuments, REPOSITORY } from './readDeployFile.ts';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

interface Kustomization {
  resources: string[];
  images: { name: string; newTag: string }[];
  configMapGenerator: { name: string; envs: string[] }[];
  secretGenerator: { name: string; envs: string[] }[];
}

const FOLDER = 'kubernetes';
/** Modules of `kubernetes-types` with the types of each group of the API. */
const MODULES: Record<string, string> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
};

const kustomization = readYaml<Kustomization>(`${FOLDER}/kustomization.yaml`);
const manifests = kustomization.resources.flatMap(
  (file) => readYamlDocuments(`${FOLDER}/${file}`) as Manifest[],
);
const settings = readEnvFile(`${FOLDER}/settings.env`);
const secrets = readEnvFile(`${FOLDER}/secrets.env.example`);

function find<Kind>(kind: string, name: string): Kind {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (found === undefined) throw new Error(`No ${kind} ${name}`);
  return found as Kind;
}

function findAll<Kind>(kind: string): Kind[] {
  return manifests.filter((manifest) => manifest.kind === kind) as Kind[];
}

const workloads: [string, Deployment | StatefulSet][] = [
  ['web', find<Deployment>('Deployment', 'web')],
  ['rooms', find<StatefulSet>('StatefulSet', 'rooms')],
];

function getTemplate(workload: Deployment | StatefulSet): PodTemplateSpec {
  return workload.spec!.template;
}

function getContainer(workload: Deployment | StatefulSet): Container {
  return getTemplate(workload).spec!.containers[0]!;
}

/** Returns the environment of a container, with the values of ConfigMap, Secret, and pod. */
function resolveEnvironment({ env = [], envFrom = [] }: Container, podName: string): Record<string, string> {
  const result: Record<string, string> = {};
  for (const { configMapRef, secretRef } of envFrom)
    Object.assign(result, readSource(configMapRef ?? secretRef));
  for (const { name, value, valueFrom } of env) {
    if (value !== undefined)
      result[name] = value.replaceAll(/\$\((\w+)\)/g, (_, other: string) => result[other]!);
    else if (valueFrom?.fieldRef?.fieldPath === 'metadata.name') result[name] = podName;
    else result[name] = readSource(valueFrom?.secretKeyRef)[valueFrom!.secretKeyRef!.key]!;
  }
  return result;
}

function readSource(reference: { name?: string } | undefined): Record<string, string> {
  if (reference?.name === kustomization.configMapGenerator[0]!.name) return settings;
  if (reference?.name === kustomization.secretGenerator[0]!.name) return secrets;
  throw new Error(`kustomization.yaml creates no ${reference?.name}`);
}

it('[OP-62:part] every manifest has the fields and types of the API of Kubernetes, and no others', () => {
  const cache = join(REPOSITORY, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'kubernetes-'));
  try {
    const lines = manifests.map((manifest, index) => {
      const type = `import('kubernetes-types/${MODULES[manifest.apiVersion]}').${manifest.kind}`;
      return `export const manifest${index}: ${type} = ${JSON.stringify(manifest, null, 2)};`;
    });
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
    const options = ['--noEmit', '--strict', '--ignoreConfig', '--module', 'preserve', '--types', ''];
    const tsc = join(REPOSITORY, 'node_modules/.bin/tsc');
    const { status, stdout } = spawnSync(tsc, [...options, 'manifests.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('[OP-62:part] kustomization.yaml names every file of the folder', () => {
  const generated = [...kustomization.configMapGenerator, ...kustomization.secretGenerator];
  const named = [...kustomization.resources, ...generated.flatMap(({ envs }) => envs)];
  const files = readdirSync(join(DEPLOY, FOLDER)).map((file) => file.replace(/\.example$/, ''));
  expect(new Set(files)).toEqual(new Set([...named, 'kustomization.yaml']));
});

const known = new Set(configTable.map(({ name }) => name));
/** The operator fills in the empty ones. */
const FILLED = { SECRET_KEY: 'x'.repeat(32), METRICS_TOKEN: 'x'.repeat(32) };

it('[OP-62:part] web gets only variables that the server knows and accepts', () => {
  const environment = resolveEnvironment(getContainer(workloads[0]![1]), '');
  expect(Object.keys(environment).filter((variable) => !known.has(variable))).toEqual([]);
  expect(readConfig({ ...environment, ...FILLED }).roles).toEqual(['web']);
});

it('[OP-62:part] rooms get their own address, and neither database nor key', () => {
  const environment = resolveEnvironment(getContainer(workloads[1]![1]), 'rooms-1');
  expect(Object.keys(environment).filter((variable) => !known.has(variable))).toEqual(['POD_NAME']);
  const { roles, roomsPublicUrl } = readConfig({ ...environment, METRICS_TOKEN: FILLED.METRICS_TOKEN });
  expect({ roles, roomsPublicUrl }).toEqual({
    roles: ['rooms'],
    roomsPublicUrl: 'https://rooms-1.rooms.example.com',
  });
  expect(Object.keys(environment)).not.toContain('DATABASE_URL');
  expect(Object.keys(environment)).not.toContain('SECRET_KEY');
});

it.each(workloads)('[OP-62:part] %s has time to drain, probes, a limit, and no rights', (name, workload) => {
  const { spec } = getTemplate(workload);
  const { startupProbe, livenessProbe, readinessProbe, resources, securityContext, image, lifecycle } =
    getContainer(workload);
  const pause = Number(lifecycle?.preStop?.exec?.command?.[1] ?? 0);
  expect(spec!.terminationGracePeriodSeconds! - pause).toBeGreaterThan(Number(settings['DRAIN_SECONDS']));
  const paths = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet?.path);
  expect(paths).toEqual(['/healthz', '/healthz', name === 'rooms' ? '/readyz' : '/healthz']);
  expect(resources?.limits?.['memory']).toBeDefined();
  expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true });
  expect(spec!.securityContext?.runAsNonRoot).toBe(true);
  expect(kustomization.images.find((entry) => entry.name === image)?.newTag).toMatch(/^\d+\.\d+\.\d+$/);
});

it.each(workloads)(
  '[OP-62:part] %s is found by its selectors and kept through disruptions',
  (name, workload) => {
    const labels = getTemplate(workload).metadata!.labels;
    expect(labels).toMatchObject(workload.spec!.selector.matchLabels!);
    expect(labels).toMatchObject(find<Service>('Service', name).spec!.selector!);
    const budget = find<PodDisruptionBudget>('PodDisruptionBudget', name).spec!;
    expect(labels).toMatchObject(budget.selector!.matchLabels!);
    expect(budget.minAvailable ?? budget.maxUnavailable).toBe(1);
  },
);

it('[OP-62:part] web scales by itself, and no pod has a fixed count that would undo it', () => {
  const { spec } = find<HorizontalPodAutoscaler>('HorizontalPodAutoscaler', 'web');
  expect(spec).toMatchObject({ scaleTargetRef: { kind: 'Deployment', name: 'web' }, minReplicas: 2 });
  expect(find<Deployment>('Deployment', 'web').spec).not.toHaveProperty('replicas');
  expect(getContainer(workloads[0]![1]).resources?.requests?.['cpu']).toBeDefined();
});

it('[OP-62:part] each rooms pod has its own service and hostname, also while it is not ready', () => {
  const { replicas } = find<StatefulSet>('StatefulSet', 'rooms').spec!;
  const pods = Array.from({ length: replicas! }, (_, index) => `rooms-${index}`);
  const services = findAll<Service>('Service').filter(
    ({ spec }) => 'statefulset.kubernetes.io/pod-name' in spec!.selector!,
  );
  expect(services.map(({ metadata }) => metadata!.name)).toEqual(pods);
  for (const { metadata, spec } of services) {
    expect(spec!.selector).toEqual({ 'statefulset.kubernetes.io/pod-name': metadata!.name });
    expect(spec!.publishNotReadyAddresses).toBe(true);
  }
  const rules = find<Ingress>('Ingress', 'rooms').spec!.rules!;
  expect(rules.map(({ host, http }) => [host, http!.paths[0]!.backend.service!.name])).toEqual(
    pods.map((pod) => [`${pod}.rooms.example.com`, pod]),
  );
});

it('[OP-62:part] the site is served at both domains of the settings', () => {
  const { rules, tls } = find<Ingress>('Ingress', 'web').spec!;
  const hosts = [settings['PUBLIC_URL']!, settings['UI_ORIGIN']!].map((url) => new URL(url).hostname);
  expect(rules!.map(({ host }) => host)).toEqual(hosts);
  expect(tls!.flatMap((entry) => entry.hosts)).toEqual(hosts);
});
