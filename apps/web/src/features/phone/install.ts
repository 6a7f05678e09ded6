/** How the app can be installed in this browser, and when that is offered (rules/phone#install). */
import { m } from '@briefcast/i18n/messages';
import { useSyncExternalStore } from 'react';
import { hasInstallOffer, subscribeInstallOffer } from '../../lib/install-offer.ts';
import { isInstalled } from '../../lib/is-installed.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** Its browsers cannot be asked: two taps do it. An iPad says that it is a Mac, but has fingers. */
const isIPhone = () =>
  /iPhone|iPad/u.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** `asked`: the browser asks on our request. `by-hand`: we can only show how. Null where neither is possible. */
export type InstallWay = 'asked' | 'by-hand' | null;

function readWay(): InstallWay {
  if (isInstalled()) return null;
  if (hasInstallOffer()) return 'asked';
  return isIPhone() ? 'by-hand' : null;
}

/** The way in this browser, for screens. */
export const useInstallWay = (): InstallWay =>
  useSyncExternalStore(subscribeInstallOffer, readWay, () => null);

/** The first good moment, in words; undefined before it. */
function readMoment(): string | undefined {
  const creator = queryClient.getQueryData(keyOf('deals.creatorStats'));
  if (creator?.payouts && creator.payouts.notArrived.count > 0) return undefined;
  if (creator?.payouts && creator.payouts.arrived.count > 0) return m.phone_install_after_payment();
  if (creator && creator.completedProjects > 0) return m.phone_install_after_film();
  const brand = queryClient.getQueryData(keyOf('deals.brandStats'));
  return brand && brand.completedProjects > 0 ? m.phone_install_after_project() : undefined;
}

const cache = queryClient.getQueryCache();

/** Hook that follows `readMoment`. */
export const useGoodMoment = (): string | undefined =>
  useSyncExternalStore((listener) => cache.subscribe(listener), readMoment, readMoment);

const answeredKey = 'installAnswered';

/** Whether the sheet was answered on this device: then it does not come by itself any more. */
export const isInstallAnswered = (): boolean => readStored('local', answeredKey) !== null;
export const noteInstallAnswer = (): void => writeStored('local', answeredKey, 'yes');

/** Opens the sheet from the menu; it listens for this event. */
export const askToInstall = (): boolean => dispatchEvent(new Event('ask-to-install'));
