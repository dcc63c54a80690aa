import type { PublicConfig, User } from '@playloom/api-contract';
import { createToastStore, ToastRegion } from '@playloom/design-system';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react/pure';
import { createDialogStore, type DialogStore } from '../overlays/createDialogStore.ts';
import { DialogContext } from '../overlays/useDialogs.ts';
import { ToastContext } from '../overlays/useToasts.ts';
import type { RootData } from '../session/rootData.ts';

/** The account that is logged in, in tests of components. */
export const testUser: User = {
  _id: 'user-1',
  local: { username: 'ada', profilePicture: '/default-avatar.png' },
  coins: 500,
  marketingOptIn: false,
  openChatAccountOf: null,
  isSecondStepAfterSignupCompleted: true,
  lastTermsAndPrivacyApprovalDate: '2026-03-04T12:00:00.000Z',
  notificationPreferences: { receiveNotificationsFrom: 'EVERYONE' },
};

const ROOT: RootData = {
  user: testUser,
  unreadCount: 0,
  party: null,
  notice: null,
  addressWarning: null,
  ban: null,
  config: { portals: [] } as unknown as PublicConfig,
  visit: { portal: null, isInIframe: false, isAppShell: false, mobileSystem: null, isTelegram: false },
};

/** Renders a component as a page of the site renders it: with a router, toasts, dialogs, and the root data. */
export async function renderInApp(element: ReactNode): Promise<{ dialogs: DialogStore }> {
  const toasts = createToastStore();
  const dialogs = createDialogStore();
  const frame = (
    <ToastContext value={toasts}>
      <DialogContext value={dialogs}>
        <Outlet />
        <ToastRegion store={toasts} />
      </DialogContext>
    </ToastContext>
  );
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        element: frame,
        loader: () => ROOT,
        children: [
          {
            path: '/',
            element: (
              <>
                {element}
                <Link to="/elsewhere">Elsewhere</Link>
              </>
            ),
          },
          { path: '*', element: <h1>Another page</h1> },
        ],
      },
    ],
    { hydrationData: { loaderData: { root: ROOT } } },
  );
  await render(<RouterProvider router={router} />);
  return { dialogs };
}
