/** What makes the app of somebody who is signed in open and stay useful without a connection. Loaded late. */
import { useEffect } from 'react';
import { InstallSheet } from '../features/phone/install-sheet.tsx';
import { NewVersionOffer } from '../features/phone/new-version-offer.tsx';
import { NoRoomDialog } from '../features/phone/no-room.tsx';
import { OfflineBar } from '../features/phone/offline-bar.tsx';
import { TooOld } from '../features/phone/too-old.tsx';
import { afterContent } from '../lib/after-content.ts';
import { watchConnection } from '../lib/connection.ts';
import { watchOutboxRoom } from '../lib/device-space.ts';
import { removeOthers } from '../lib/device-store.ts';
import { keepAnswers } from '../lib/kept-answers.ts';
import { watchVersions } from '../lib/new-version.ts';
import { queryClient } from '../lib/query-client.ts';
import { registerServiceWorker } from '../lib/service-worker.ts';
import { watchAnswers } from '../lib/too-old.ts';
import { usePressedPush } from './use-pressed-push.ts';

let hasBegun = false;

/** Keeps the app and what is seen on this device, once for each page load. */
async function begin(): Promise<void> {
  if (hasBegun) return;
  hasBegun = true;
  await afterContent();
  watchVersions(await registerServiceWorker());
  await keepAnswers(queryClient);
}

/** For the signed-in person with this id, who finds nothing here that an earlier person has seen. */
export function PhoneApp({ personId }: { personId: string }) {
  useEffect(watchConnection, []);
  usePressedPush();
  useEffect(() => watchAnswers(queryClient), []);
  useEffect(() => watchOutboxRoom(personId), [personId]);
  useEffect(() => {
    // A browser that stores nothing works with a connection alone.
    removeOthers('seen', personId).catch(() => undefined);
    begin().catch(() => undefined);
  }, [personId]);
  return (
    <>
      <OfflineBar />
      <NewVersionOffer />
      <InstallSheet />
      <TooOld />
      <NoRoomDialog personId={personId} />
    </>
  );
}
