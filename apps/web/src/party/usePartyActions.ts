import type { ApiClient, Party } from '@playloom/api-contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { useStreamerMode } from '@playloom/site/browser/useStreamerMode.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { isPlayPath } from '@playloom/site/paths/isPlayPath.ts';
import { usePartyStore } from './PartyContext.ts';
import { reloadParty } from './reloadParty.ts';

/** Actions on the user's party. Each answer is shown at once; an error is shown as a toast and changes nothing. */
export function usePartyActions() {
  const toasts = useToasts();
  const isStreaming = useStreamerMode();
  const store = usePartyStore();
  const { isBusy, act } = usePartyRequest();
  const confirm = (text: string) => toasts.show(text, { type: 'success', duration: 4000 });
  const nameUser = (username: string) => (isStreaming ? 'Your friend' : username);
  return {
    isBusy,
    create: () =>
      act(async (api) => {
        const { data } = await api.createParty();
        store.markEntered(data._id);
        return data;
      }),
    leave: () => act(async (api) => api.leaveParty().then(() => null)),
    invite: (username: string) =>
      act(async (api) => {
        const { party, isNew } = (await api.inviteToParty({ body: { username } })).data;
        confirm(
          isNew
            ? `Invited ${isStreaming ? 'your friend' : username}.`
            : `${nameUser(username)} has already been invited.`,
        );
        return party;
      }),
    renewLink: () =>
      act(async (api) => {
        const { data } = await api.renewPartyLink();
        confirm('The old link no longer works.');
        return data;
      }),
    remove: (username: string) =>
      act(async (api) => (await api.removePartyMember({ params: { username } })).data),
    handOver: (username: string) =>
      act(async (api) => {
        const { data } = await api.handOverParty({ body: { username } });
        confirm(`${nameUser(username)} is the party leader now.`);
        return data;
      }),
    call: () =>
      act(async (api) => {
        const { data } = await api.callParty();
        confirm('Your party has been asked to join.');
        return data;
      }),
    setAutoJoin: (autoJoin: boolean) =>
      act(async (api) => (await api.setPartyAutoJoin({ body: { autoJoin } })).data),
  };
}

/** Returns a function that asks for a change of the party, unless another one is running, and whether one is. */
function usePartyRequest() {
  const toasts = useToasts();
  const store = usePartyStore();
  const [isBusy, setBusy] = useState(false);
  const act = async (ask: (api: ApiClient) => Promise<Party | null>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      store.replace(await ask(await loadBrowserApi()));
      return true;
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
      await reloadParty(store);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}

/** Returns a function that goes to the room of the party, also while another game is running. */
export function useJoinPartyGame(): (gameSlug: string, opensPrivateRoom?: boolean) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (gameSlug, opensPrivateRoom = false) => {
    const path = `${getPlayPath(gameSlug)}?autojoin=true${opensPrivateRoom ? '&newRoom=private' : ''}`;
    // A game that is running ends with its page.
    if (isPlayPath(pathname)) window.location.assign(path);
    else void navigate(path);
  };
}
