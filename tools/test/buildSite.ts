export async function buildSite(): Promise<void> {
  throw new Error('placeholder until tools/run/buildWeb.mjs exists');
}
