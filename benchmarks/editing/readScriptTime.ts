/** Returns how many seconds a page has spent in scripts. The client must have sent `Performance.enable` before. */
export async function readScriptTime(client: {
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>;
}) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}
