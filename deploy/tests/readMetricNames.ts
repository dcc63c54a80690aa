import { parser } from '@prometheus-io/lezer-promql';

/** Returns the metrics that a PromQL expression reads. Throws if it is not valid PromQL. */
export function readMetricNames(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${expression}`);
      if (type.name === 'Identifier' && node.parent?.type.name === 'VectorSelector')
        names.push(expression.slice(from, to));
    },
  });
  return names;
}
