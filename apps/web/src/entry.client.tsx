import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerServiceWorker } from './arrival/registerServiceWorker.ts';
import { warnInConsole } from './arrival/warnInConsole.ts';
import { PageFrameContext, readPageFrame } from './session/PageFrame.ts';

warnInConsole(console);
registerServiceWorker(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageFrameContext value={readPageFrame(document)}>
        <HydratedRouter />
      </PageFrameContext>
    </StrictMode>,
  );
});
