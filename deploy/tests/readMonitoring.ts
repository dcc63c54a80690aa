import { readDeployFile, readYaml } from './readDeployFile.ts';

interface AlertRule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}

export interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}

/** Reads all rules of monitoring/alerts.yml. */
export function readAlerts(): AlertRule[] {
  return readYaml<{ groups: { rules: AlertRule[] }[] }>('monitoring/alerts.yml').groups.flatMap(
    ({ rules }) => rules,
  );
}

/** Reads all panels of monitoring/dashboard.json. */
export function readPanels(): Panel[] {
  return (JSON.parse(readDeployFile('monitoring/dashboard.json')) as { panels: Panel[] }).panels;
}

/** Lists every expression of alerts and dashboard, with where it is. */
export function listExpressions(): { place: string; expression: string }[] {
  return [
    ...readAlerts().map(({ alert, expr }) => ({ place: `alert ${alert}`, expression: expr })),
    ...readPanels().flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => ({ place: `panel ${title}`, expression: expr })),
    ),
  ];
}
