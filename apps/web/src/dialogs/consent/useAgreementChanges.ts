import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import { useEffect, useState } from 'react';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import type { ConsentKind } from '../../login/findRequiredConsent.ts';

export type AgreementChanges = EndpointResponse<Endpoints['listAgreementChanges']>['data'];

/** Loads the versions published since a returning user agreed. Null until they are loaded, or if loading fails. */
export function useAgreementChanges(kind: ConsentKind) {
  const [changes, setChanges] = useState<AgreementChanges | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (kind !== 'returning-user') return;
    const current = { isOld: false };
    void loadBrowserApi()
      .then((api) => api.listAgreementChanges())
      .then(
        ({ data }) => current.isOld || setChanges(data),
        // Ignore errors, because the dialog also links to the agreements.
        () => undefined,
      );
    return () => {
      current.isOld = true;
    };
  }, [kind, attempt]);
  return { changes, reload: () => setAttempt((before) => before + 1) };
}
