import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { deployFolder, readText, readYaml } from '../files.ts';

/** A Prometheus query and where it is used. */
export interface Query {
  from: string;
  text: string;
}

export interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

export interface Panel {
  id: number;
  title: string;
  type: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource: { uid: string };
  targets: { refId: string; expr: string }[];
}

export const dashboardFiles = ['dashboard-calls.json', 'dashboard-work.json'];

const folder = join(deployFolder, 'monitoring');

export const readDashboard = (file: string): { uid: string; title: string; panels: Panel[] } =>
  JSON.parse(readText(folder, file));

export const readRules = (): Rule[] =>
  (readYaml(join(folder, 'alerts.yaml')) as [{ groups: { rules: Rule[] }[] }])[0].groups.flatMap(
    ({ rules }) => rules,
  );

export function queries(): Query[] {
  return [
    ...readRules().map(({ alert, expr }) => ({ from: alert, text: expr })),
    ...dashboardFiles.flatMap((file) =>
      readDashboard(file).panels.flatMap(({ title, targets }) =>
        targets.map(({ expr }) => ({ from: title, text: expr })),
      ),
    ),
  ];
}

/** Replaces Grafana's variables, as Grafana does before it sends a query. */
const filledIn = (text: string): string =>
  text.replaceAll('$__rate_interval', '1m').replaceAll('$service', '.*');

/** The names of metrics in a query; throws if it is not valid PromQL. */
export function metricsIn({ from, text }: Query): string[] {
  const query = filledIn(text);
  const names: string[] = [];
  parser.parse(query).iterate({
    enter({ type, from: start, to: end }) {
      if (type.isError)
        throw new Error(`${from}: not PromQL near "${query.slice(Math.max(0, start - 20), end + 20)}"`);
      if (type.name === 'VectorSelector') names.push(/^[\w:]*/.exec(query.slice(start, end))?.[0] ?? '');
    },
  });
  return names;
}
