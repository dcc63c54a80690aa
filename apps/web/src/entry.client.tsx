import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerServiceWorker } from './arrival/registerServiceWorker.ts';
import { logScamWarning } from './arrival/logScamWarning.ts';
import { PageResponseContext, readPageResponseInfo } from '@playloom/site/rendering/PageResponseInfo.ts';

logScamWarning(console);
registerServiceWorker(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageResponseContext value={readPageResponseInfo(document)}>
        <HydratedRouter />
      </PageResponseContext>
    </StrictMode>,
  );
});
