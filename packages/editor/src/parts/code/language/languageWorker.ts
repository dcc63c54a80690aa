import { createScriptLanguageService } from './createScriptLanguageService.ts';
import type { LanguageResponse, LanguageRequest } from './connectScriptLanguageService.ts';

const language = createScriptLanguageService();

self.onmessage = ({ data }: MessageEvent<LanguageRequest>) => {
  const { id, method, args } = data;
  self.postMessage(answer(id, () => (language[method] as (...given: unknown[]) => unknown)(...args)));
};

function answer(id: number, run: () => unknown): LanguageResponse {
  try {
    return { id, ok: true, value: run() ?? null };
  } catch (error) {
    // The service can fail on incomplete code. The next request works once the code is complete.
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
