import { lazy, Suspense } from 'react';
import { afterContent } from '../lib/after-content.ts';
import { isServedHere } from '../lib/service-worker.ts';

/** Loaded after the content, or at once where it is on this device. Without its code the page still works. */
const Loaded = lazy(async () => {
  try {
    if (!isServedHere()) await afterContent();
    return { default: (await import('./phone-app.tsx')).PhoneApp };
  } catch {
    return { default: () => <></> };
  }
});

/** Below the header of every screen of signed-in people. */
export function LatePhoneApp({ personId }: { personId: string }) {
  return (
    <Suspense fallback={null}>
      <Loaded personId={personId} />
    </Suspense>
  );
}
