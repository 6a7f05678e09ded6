/**
 * Whether the browser offers to install the app (rules/phone#install). It says so once, early in the life of a page, so
 * this is listened for from the beginning; the screens that ask come late.
 */
import { pageState } from './page-state.ts';

/** Chromium's event, which TypeScript does not know. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const offer = pageState<InstallEvent | null>(null);

/** Listens from now on. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would come at a moment of its choice.
    event.preventDefault();
    offer.write(event as InstallEvent);
  });
  addEventListener('appinstalled', () => offer.write(null));
}

/** Shows the browser's own question; it can be asked once for each page load. */
export async function install(): Promise<void> {
  const asked = offer.read();
  offer.write(null);
  await asked?.prompt();
}

export const hasInstallOffer = (): boolean => offer.read() !== null;

/** Calls the listener when the offer comes or goes; returns a function that stops it. */
export const subscribeInstallOffer = offer.subscribe;
