/** Opens an address of the app as a browser does, without leaving the page of the tests. */
import { builtInUsualRights, type OwnUser, type Site } from '@briefcast/contract';
import { StrictMode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from 'vitest-browser-react';
import { routes } from '../app/routes.tsx';
import { keepAdminToken } from '../lib/admin-session.ts';
import { knowMarket } from '../lib/market.ts';
import { queryClient } from '../lib/query-client.ts';
import { beginSession } from '../lib/session.ts';
import { legalText } from './legal.ts';
import { queueOf } from './needs.ts';
import { storeSession, tokenFor } from './people.ts';
import { pushDevice, pushState, settingsOf } from './pushes.ts';
import { server } from './stub-server.ts';

export interface OpenApp {
  /** Where the app is, as the address bar would show it. */
  address(): string;
  goTo(path: string): Promise<void>;
  /** One step back in the history, as the browser's button does. */
  goBack(): Promise<void>;
  /** Loads the page anew: what is stored stays, what was loaded goes. */
  reload(): Promise<void>;
}

/** What pages of somebody signed in ask and tell by themselves; nothing has happened yet. */
function quietAccount(user: OwnUser) {
  server.returns('accounts.me', { user });
  server.returns('notifications.unreadCount', { unread: 0, conversations: 0 });
  // Told of everything here already, so that no page asks.
  server.returns('notifications.settings', { settings: settingsOf(user.role, { byPush: true }) });
  server.returns('pushes.read', pushState({ devices: [pushDevice()] }));
  server.returns('notifications.markAllRead', { unread: 0, conversations: 0 });
  server.returns('messages.markRead', {});
  server.returns('messages.typing', {});
  const usage = { usedBytes: 0, limitBytes: 1_000_000_000, count: 0, maxCount: 60 };
  server.returns('files.usage', { account: usage, deal: usage });
  const megabytes = (count: number) => count * 1024 ** 2;
  const maxBytes = { VIDEO: megabytes(2048), IMAGE: megabytes(25), DOCUMENT: megabytes(25) };
  const draft = { isOpen: true, files: [], uploads: [], isTakeBackPossible: false, maxBytes };
  server.returns('drafts.read', { draft });
  server.returns('rights.usual', { rights: builtInUsualRights, whose: 'BUILT_IN' });
  server.returns('rosters.read', { lists: [], saved: [] });
  server.returns('letters.own', { letters: [] });
  server.returns('campaigns.list', { campaigns: [], nextCursor: null });
  server.returns('needs.read', queueOf([]));
  server.returns('legal.read', ({ params }) => ({ text: legalText(params.page) }));
  server.streams();
}

/** Signs somebody in before the app opens, with a quiet account. */
export function signIn(who: OwnUser | 'admin') {
  if (who === 'admin') {
    server.returns('admins.me', { role: 'EVERYTHING' });
    server.returns('creditGrants.ofBrand', { goodwill: null });
    server.returns('creditGrants.waiting', { grants: [] });
    return keepAdminToken(tokenFor());
  }
  storeSession(who);
  quietAccount(who);
}

/** Opens the app; whoever was signed in before is. `site` is what the installation says of itself: no demo, unless told. */
export async function openApp(path: string, site: Site = { demo: null }): Promise<OpenApp> {
  async function start(at: string) {
    knowMarket(site.identity);
    beginSession();
    const router = createMemoryRouter(routes, { initialEntries: [at] });
    const { unmount } = await render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
    const address = () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    };
    return { router, unmount, address };
  }
  server.returns('system.site', site);
  let current = await start(path);
  return {
    address: () => current.address(),
    goTo: (to) => current.router.navigate(to),
    goBack: () => current.router.navigate(-1),
    async reload() {
      const at = current.address();
      await current.unmount();
      queryClient.clear();
      current = await start(at);
    },
  };
}
