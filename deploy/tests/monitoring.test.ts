import { expect, it } from 'vitest';
import { listExpressions, readAlerts, readPanels } from './readMonitoring.ts';
import { readMetricNames } from './readMetricNames.ts';
import { readYaml } from './readDeployFile.ts';

it('[OP-63:part] every alert and panel is valid PromQL and reads a metric', () => {
  const expressions = listExpressions();
  expect(expressions.length).toBeGreaterThan(30);
  expect(expressions.filter(({ expression }) => readMetricNames(expression).length === 0)).toEqual([]);
  expect(() => readMetricNames('sum(rate(x[5m])')).toThrow('Not PromQL');
});

it('[OP-63:part] every alert has a name of its own, a severity, and says what to do', () => {
  const alerts = readAlerts();
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  const text = expect.stringMatching(/\w/);
  for (const { labels, annotations } of alerts) {
    expect(['warning', 'critical']).toContain(labels.severity);
    expect(annotations).toEqual({ summary: text, action: text });
  }
});

it('[OP-63:part] panels of the dashboard have their own ids and places', () => {
  const panels = readPanels();
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
});

it('[OP-63:part] the example for Prometheus reads every process of compose.yml under the name that alerts use', () => {
  const { scrape_configs: jobs } = readYaml<{
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  }>('monitoring/prometheus.yml');
  expect(jobs).toMatchObject([
    { job_name: 'playloom', static_configs: [{ targets: ['web:3000', 'rooms:3000'] }] },
  ]);
});
