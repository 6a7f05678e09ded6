/**
 * Whether the browser offers to install the app (rules/phone#install). It says so once, early in the life of a page, so
 * this is listened for from the beginning; the screens that ask come late.
 */

/** Chromium's event, which TypeScript does not know. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function change(next: InstallEvent | null) {
  offer = next;
  for (const listener of listeners) listener();
}

/** Listens from now on. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would come at a moment of its choice.
    event.preventDefault();
    change(event as InstallEvent);
  });
  addEventListener('appinstalled', () => change(null));
}

/** Shows the browser's own question; it can be asked once for each page load. */
export async function install(): Promise<void> {
  const asked = offer;
  change(null);
  await asked?.prompt();
}

export const hasInstallOffer = (): boolean => offer !== null;

/** Calls the listener when the offer comes or goes; returns a function that stops it. */
export function subscribeInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
