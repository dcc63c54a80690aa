import { NativeSelect } from '@playloom/design-system/NativeSelect';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { CopyLinkField } from '../CopyLinkField.tsx';
import { LinkQrCode } from '../LinkQrCode.tsx';
import type { ProblemsLink, SharedGame } from './SharedGame.ts';

interface TestRoom {
  readonly url: string;
  readonly networkUrls: readonly string[];
  readonly lobbyCode: string;
  readonly expiresAt: string;
}

/** Ids of the server's errors for drafts that have problems. */
const DRAFT_REFUSALS: ReadonlySet<string> = new Set([
  'document_invalid',
  'document_over_limit',
  'scripts_invalid',
]);

interface Props {
  readonly game: SharedGame;
  readonly problemsLink: ProblemsLink;
}

/** Opens the current draft in a private room, so that friends or the user's own phone can join. */
export function TestLink({ game, problemsLink }: Props) {
  const [room, setRoom] = useState<TestRoom | null>(null);
  const opening = useAsyncAction(async () => {
    const client = await loadBrowserApi();
    setRoom((await client.openTestRoom({ params: { id: game.id } })).data);
  });
  return (
    <section aria-labelledby="share-test">
      <h3 id="share-test">Test with others</h3>
      <p className="ed-hint">
        Opens the current draft in a private room. Nothing is published. Anyone with the link can play.
      </p>
      <button type="button" className="ed-button" aria-disabled={opening.isBusy} onClick={opening.run}>
        <Smartphone size={15} aria-hidden="true" />
        {room === null ? 'Open test room' : 'Open new room with latest edits'}
      </button>
      {opening.problem !== null && (
        <p className="share-problem" role="alert">
          {opening.problem.message}{' '}
          {DRAFT_REFUSALS.has(opening.problem.errorId ?? '') && (
            <button type="button" className="ed-link" onClick={problemsLink.open}>
              {problemsLink.label}
            </button>
          )}
        </p>
      )}
      {room !== null && <OpenRoom room={room} />}
    </section>
  );
}

function OpenRoom({ room }: { readonly room: TestRoom }) {
  const [chosen, setChosen] = useState(0);
  const { networkUrls } = room;
  const forPhones = networkUrls[chosen] ?? networkUrls[0];
  return (
    <div className="share-room">
      {forPhones !== undefined && <LinkQrCode text={forPhones} label="QR code for the test room" />}
      <div>
        <CopyLinkField url={forPhones ?? room.url} label="Link to the test room" />
        {networkUrls.length > 1 && <Networks urls={networkUrls} chosen={chosen} onChoose={setChosen} />}
        <p className="ed-hint">
          Room code <code>{room.lobbyCode}</code>, open until <Time at={room.expiresAt} format="time" />.
        </p>
        {forPhones === undefined ? (
          <p className="ed-hint">
            There’s no QR code because phones can’t reach this server. It only accepts connections from this
            computer. To change that, start it with <code>HOST=0.0.0.0</code>.
          </p>
        ) : (
          <p className="ed-hint">
            Scan the code with your phone. The phone must be on the same network as this server.
          </p>
        )}
      </div>
    </div>
  );
}

/** Lets the user choose the network that the phone uses. Shown if this computer is on several networks. */
function Networks({
  urls,
  chosen,
  onChoose,
}: {
  readonly urls: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}) {
  return (
    <label className="share-networks">
      Phone’s network
      <NativeSelect value={chosen} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        {urls.map((url, index) => (
          <option key={url} value={index}>
            {new URL(url).host}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}
