import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readAsked, stay, subscribeAsked } from '../lib/leaving.ts';
import { toastNotLoaded } from '../ui/toast.ts';

/** If its code cannot be loaded, the person stays logged in, and nothing is deleted. */
const LeaveQuestion = lazy(async () => {
  try {
    return { default: (await import('./leave-question.tsx')).LeaveQuestion };
  } catch {
    toastNotLoaded();
    stay();
    return { default: () => <></> };
  }
});

/** The question before logging out, loaded when it is first asked: every page could ask it. */
export function LateLeaveQuestion() {
  const isAsked = useSyncExternalStore(subscribeAsked, readAsked, () => false);
  return isAsked ? (
    <Suspense fallback={null}>
      <LeaveQuestion />
    </Suspense>
  ) : null;
}
