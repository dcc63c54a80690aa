/** The script machine's code, for `createScriptHostFactory` in a browser: `url` is where its file is served. */
export async function loadWasm(url: string | URL): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${String(url)} answered ${response.status}.`);
  return WebAssembly.compile(await response.arrayBuffer());
}
