import { Button } from '@playloom/design-system';
import BellPlus from 'lucide-react/icons/bell-plus';
import { useState } from 'react';
import { isPushSupported, canAskForPush, recordPushPrompt } from '../../push/askRules.ts';
import { useAskForPush, useIsPushWanted } from '../../push/usePush.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { useBrowserValue } from '@playloom/site/browser/useBrowserValue.ts';

/** Offers push notifications. The browser asks for permission only after a click, at most once a day. */
export function PushPrompt() {
  const isWanted = useIsPushWanted();
  const ask = useAskForPush();
  const [isOver, setOver] = useState(false);
  const canAsk = useBrowserValue(
    () => isPushSupported() && canAskForPush(getBrowserStorage('local'), Notification.permission, Date.now()),
    false,
  );
  if (!isWanted || !canAsk || isOver) return null;
  return (
    <section
      aria-labelledby="push-offer"
      className="edge mt-8 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg bg-surface px-5 py-4"
    >
      <BellPlus size={28} className="shrink-0 text-sun" aria-hidden="true" />
      <div className="min-w-[200px] flex-1">
        <h2 id="push-offer" className="text-card">
          Get notifications even when Playloom is closed
        </h2>
        <p className="text-meta text-text-2">
          Your browser will show them on this device. You can turn this off in your settings at any time.
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="primary"
          size="sm"
          onClick={() => {
            setOver(true);
            void ask();
          }}
        >
          Turn on
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setOver(true);
            recordPushPrompt(getBrowserStorage('local'), Date.now());
          }}
        >
          Not now
        </Button>
      </div>
    </section>
  );
}
